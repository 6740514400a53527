"""The server: tables for people, bots and browsers. It reaches games only through the registry.

A room leans on those before it: `stores` keep what must last, `people` says who somebody is, `scenes` what he may see, `rooms` are the live
tables, `workers` think beside them, `transport` lets requests in, `site` answers them, `bench` measures it all. What every room may know
lies here: the protocol (`wire`), what can be set (`settings`), and how to say no (`refusal`).
"""
