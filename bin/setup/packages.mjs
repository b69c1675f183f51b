/** npm's and Composer's packages, installed only when what asks for them changed. */
import { join } from 'node:path';
import { fingerprint, whenChanged } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { ROOT } from './paths.mjs';
import { run } from './processes.mjs';

export async function ensurePackages() {
	await withLock( 'packages', async () => {
		await Promise.all( [ ensureNpm(), ensureComposer() ] );
	} );
}

async function ensureNpm() {
	const stamp = join( ROOT, 'node_modules/.uf-stamp' );
	await whenChanged( stamp, fingerprint( [ 'package.json', 'package-lock.json' ] ), async () => {
		console.log( '  npm ci' );
		await run( 'npm', [ 'ci' ], { cwd: ROOT } );
	} );
}

async function ensureComposer() {
	const stamp = join( ROOT, 'vendor/.uf-stamp' );
	await whenChanged( stamp, fingerprint( [ 'composer.json' ] ), async () => {
		console.log( '  composer install' );
		// "update", because there is no lock file: composer.json pins exact versions.
		await run( 'composer', [ 'update', '--no-interaction', '--no-progress' ], { cwd: ROOT } );
	} );
}
