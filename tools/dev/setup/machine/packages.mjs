/** Installs npm's and Composer's packages, but only if their manifests changed. */
import { join } from 'node:path';
import { fingerprint, whenChanged } from '../fingerprint.mjs';
import { withLock } from '../processes/lock.mjs';
import { isOffline, OFFLINE } from './offline.mjs';
import { ROOT } from '../paths.mjs';
import { CommandError, run } from '../processes/processes.mjs';
import { SetupError } from '../progress.mjs';

export async function ensurePackages() {
	await Promise.all( [ ensureNpm(), ensureComposer() ] );
}

export async function ensureNpm() {
	const stamp = join( ROOT, 'node_modules/.uf-stamp' );
	await withLock( 'npm', () =>
		whenChanged( stamp, fingerprint( [ 'package.json', 'package-lock.json' ] ), async () => {
			console.log( '  npm ci' );
			// Cached packages aren't requested again, and the output of an audit would go unread here.
			await install( 'npm', [ 'ci', '--prefer-offline', '--no-audit', '--no-fund' ] );
		} )
	);
}

export async function ensureComposer() {
	const stamp = join( ROOT, 'vendor/.uf-stamp' );
	await withLock( 'composer', () =>
		whenChanged( stamp, fingerprint( [ 'composer.json' ] ), async () => {
			console.log( '  composer install' );
			// "update", because there is no lock file: composer.json pins exact versions.
			await install( 'composer', [ 'update', '--no-interaction', '--no-progress' ] );
		} )
	);
}

/**
 * @param {string} program
 * @param {string[]} args
 */
async function install( program, args ) {
	try {
		await run( program, args, { cwd: ROOT } );
	} catch ( error ) {
		if ( ! ( error instanceof CommandError ) || ! isOffline( error.output ) ) throw error;
		throw new SetupError( `${ program } can reach no registry.`, OFFLINE );
	}
}
