import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FULL } from '../../release/build/edition.mjs';
import { fingerprint, whenChanged } from './fingerprint.mjs';
import { withLock } from './processes/lock.mjs';
import { ROOT } from './paths.mjs';
import { run } from './processes/processes.mjs';

const SOURCES = [
	'src',
	'widget',
	'docs/manual',
	'tools/dev/manual',
	'webpack.config.js',
	'tools/release/build/bundled-licenses.mjs',
	'tools/release/build/edition.mjs',
	'tools/release/editions',
	'package-lock.json',
];

/**
 * @param {string} [log] a file that takes webpack's output
 * @param {import('../../release/build/edition.mjs').Edition} [edition]
 */
export async function ensureBuild( log, edition = FULL ) {
	await withLock( 'build', async () => {
		await whenChanged( join( ROOT, edition.folder, '.uf-stamp' ), fingerprint( SOURCES ), async () => {
			await run( 'npx', [ '--no-install', 'wp-scripts', 'build' ], {
				cwd: ROOT,
				env: { UF_EDITION: edition.name },
				...( log === undefined ? {} : { log } ),
			} );
		} );
		await whenChanged( join( ROOT, 'build/.uf-languages' ), fingerprint( languages() ), async () => {
			await run( process.execPath, [ 'tools/release/languages/languages.mjs' ], { cwd: ROOT } );
		} );
	} );
}

/** Returns the sources of the language files, which are in the same folder. */
function languages() {
	const sources = readdirSync( join( ROOT, 'languages' ) ).filter( ( name ) => /\.pot?$/.test( name ) );
	return [ 'tools/release/languages', ...sources.map( ( name ) => `languages/${ name }` ) ];
}
