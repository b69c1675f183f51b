// First, as all that follows leans on what a newer Node has.
import './node-version.mjs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** The checkout. */
export const ROOT = dirname( dirname( import.meta.dirname ) );

/** Sites, logs and locks of this checkout; git-ignored. */
export const LOCAL = join( ROOT, '.local' );

/** What every checkout of this user can share: unpacked WordPress releases. */
export const CACHE = join( process.env[ 'XDG_CACHE_HOME' ] || join( homedir(), '.cache' ), 'userfeedback' );
