import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, whenChanged } from './fingerprint.mjs';
import { withLock } from './processes/lock.mjs';
import { ROOT } from './paths.mjs';
import { run } from './processes/processes.mjs';

const SOURCES = [
	'src',
	'widget',
	'docs/manual',
	'tools/manual',
	'webpack.config.js',
	'tools/build/bundled-licenses.mjs',
	'package-lock.json',
];

/** @param {string} [log] a file that takes webpack's output */
export async function ensureBuild( log ) {
	await withLock( 'build', async () => {
		await whenChanged( join( ROOT, 'build/.uf-stamp' ), fingerprint( SOURCES ), async () => {
			await run( 'npx', [ '--no-install', 'wp-scripts', 'build' ], {
				cwd: ROOT,
				...( log === undefined ? {} : { log } ),
			} );
		} );
		await whenChanged( join( ROOT, 'build/.uf-languages' ), fingerprint( languages() ), async () => {
			await run( process.execPath, [ 'tools/languages/languages.mjs' ], { cwd: ROOT } );
		} );
	} );
}

/** What the files of languages are made of, which lie beside it. */
function languages() {
	const sources = readdirSync( join( ROOT, 'languages' ) ).filter( ( name ) => /\.pot?$/.test( name ) );
	return [ 'tools/languages', ...sources.map( ( name ) => `languages/${ name }` ) ];
}
