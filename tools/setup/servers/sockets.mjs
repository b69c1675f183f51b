import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Where the server of a folder listens. A socket's path may have 107 characters at most, which a deep checkout would pass.
 *
 * @param {string} dir
 */
export function socketFor( dir ) {
	return join(
		tmpdir(),
		`userfeedback-${ createHash( 'sha256' ).update( dir ).digest( 'hex' ).slice( 0, 12 ) }.sock`
	);
}
