"""What reads the fields of each game's classes. Made from them: `make readers`, after a field has changed."""
