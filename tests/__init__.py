"""The tests, as a package: builders are imported as `tests.games.<game>.given`."""
