"""By which ways somebody is told: mail, Web Push, a webhook; and the only door to other machines."""
