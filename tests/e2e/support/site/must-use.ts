import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A plugin that cannot be switched off, on a site of the tests.
 *
 * @returns what takes it off again.
 */
export function addMustUse( site: string, name: string, php: string ): () => void {
	const file = join( site, 'wp-content/mu-plugins', name );
	writeFileSync( file, `<?php\n${ php }\n` );
	return () => rmSync( file );
}
