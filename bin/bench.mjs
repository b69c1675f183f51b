/** npm run bench: what bin/bench/ measures on a fresh site, then the bundles' sizes. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild } from './setup/build.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { LOCAL, ROOT } from './setup/paths.mjs';
import { startPhpServer } from './setup/php-server.mjs';
import { freePort } from './setup/ports.mjs';
import { run, stopAll, stopChildrenOnExit } from './setup/processes.mjs';
import { report, step } from './setup/progress.mjs';
import { ADMIN, makeSite } from './setup/site.mjs';
import { ensureSystem } from './setup/system.mjs';
import { CURRENT, getWordPress } from './setup/wordpress.mjs';

/**
 * What a module of bin/bench/ is given; it exports `run( site )` and prints its own lines.
 *
 * @typedef {{ url: string, dir: string, admin: typeof ADMIN }} BenchSite
 */

try {
	stopChildrenOnExit();
	await bench();
} catch ( error ) {
	report( error );
	process.exitCode = 1;
} finally {
	await stopAll();
}

async function bench() {
	await step( 'System packages', () => ensureSystem( [] ) );
	await step( 'npm and Composer packages', ensurePackages );
	await step( 'Build', () => ensureBuild() );
	const site = await step( 'Site', prepareSite );
	for ( const file of benchFiles() ) {
		console.log( `\n${ file }` );
		const { run: measure } = /** @type {{ run: (site: BenchSite) => Promise<void> }} */ (
			await import( join( ROOT, 'bin/bench', file ) )
		);
		await measure( site );
	}
	console.log( `\n${ await run( process.execPath, [ 'bin/sizes.mjs' ], { cwd: ROOT } ) }` );
}

/** @returns {Promise<BenchSite>} */
async function prepareSite() {
	const port = await freePort();
	const dir = join( LOCAL, 'bench/wordpress' );
	await makeSite( {
		dir,
		wp: await getWordPress( CURRENT ),
		database: null,
		url: `http://127.0.0.1:${ String( port ) }`,
		title: 'UserFeedback bench',
		constants: { USERFEEDBACK_RATE_LIMIT: 0, WP_DEBUG: false },
	} );
	const { url } = await startPhpServer( { dir, port } );
	return { url, dir, admin: ADMIN };
}

function benchFiles() {
	const folder = join( ROOT, 'bin/bench' );
	return existsSync( folder )
		? readdirSync( folder )
				.filter( ( name ) => name.endsWith( '.mjs' ) )
				.sort()
		: [];
}
