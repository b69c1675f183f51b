import { join } from 'node:path';
import { fingerprint, whenChanged } from './fingerprint.mjs';
import { withLock } from './processes/lock.mjs';
import { ROOT } from './paths.mjs';
import { run } from './processes/processes.mjs';

const SOURCES = [ 'src', 'widget', 'webpack.config.js', 'tools/build/bundled-licenses.mjs', 'package-lock.json' ];

/** @param {string} [log] a file that takes webpack's output */
export async function ensureBuild( log ) {
	await withLock( 'build', async () => {
		await whenChanged( join( ROOT, 'build/.uf-stamp' ), fingerprint( SOURCES ), async () => {
			await run( 'npx', [ '--no-install', 'wp-scripts', 'build' ], {
				cwd: ROOT,
				...( log === undefined ? {} : { log } ),
			} );
		} );
	} );
}
