"""What the page is made of, read once and served in few, small and lasting pieces.

`modules` reads plain ES modules, `bundles` puts them together, `stock` holds everything under names that change with the contents, and
`front` is the one page of HTML that all of it hangs on. Developers need no build step: `gusher serve --plain` serves the files as they are.
"""
