"""The table in a real Chromium: only what a person sees and can do."""
