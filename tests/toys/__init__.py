"""Small complete games that the kernel is tested on."""
