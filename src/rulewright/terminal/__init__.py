"""The table in a terminal: a full screen (`app`) or sentences only (`plain`), one and the same game."""
