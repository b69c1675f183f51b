// Must come first, as everything after it needs a newer Node.
import './node-version.mjs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** The checkout. */
export const ROOT = join( import.meta.dirname, '../../..' );

/** Sites, logs and locks of this checkout; git-ignored. */
export const LOCAL = join( ROOT, '.local' );

/** Files that all of this user's checkouts share: unpacked WordPress releases. */
export const CACHE = join( process.env[ 'XDG_CACHE_HOME' ] || join( homedir(), '.cache' ), 'userfeedback' );
