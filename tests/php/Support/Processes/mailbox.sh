#!/bin/sh
# A mail program that keeps in a file what it is handed; the options of the real one come after its name.
cat > "$1"
