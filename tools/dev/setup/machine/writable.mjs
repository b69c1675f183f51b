import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL, ROOT } from '../paths.mjs';
import { SetupError } from '../progress.mjs';

/** Fails unless the checkout is writable. */
export function ensureWritable() {
	const probe = join( LOCAL, `probe-${ String( process.pid ) }` );
	try {
		mkdirSync( LOCAL, { recursive: true } );
		writeFileSync( probe, '' );
		rmSync( probe );
	} catch ( error ) {
		throw new SetupError(
			`${ ROOT } cannot be written to (${ error instanceof Error ? error.message : String( error ) }).`,
			'put the checkout where this user may write.'
		);
	}
}
