"""The ways by which a letter leaves: mail, Web Push, webhooks. Each says how it ended (`channel`); places that people name are checked
(`outside`)."""
