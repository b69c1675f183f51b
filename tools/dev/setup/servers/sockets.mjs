import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Returns the socket path of a folder's server. A path may have 107 characters at most, and a deep checkout would exceed that.
 *
 * @param {string} dir
 */
export function socketFor( dir ) {
	return join(
		tmpdir(),
		`userfeedback-${ createHash( 'sha256' ).update( dir ).digest( 'hex' ).slice( 0, 12 ) }.sock`
	);
}
