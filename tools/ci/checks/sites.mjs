/** WordPress sites for single parts of the test run. */
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startMariaDb } from '../../dev/setup/servers/mariadb.mjs';
import { LOCAL } from '../../dev/setup/paths.mjs';
import { makeSite, pluginProblems } from '../../dev/setup/site/site.mjs';
import { getWordPress } from '../../dev/setup/downloads/wordpress.mjs';
import { check } from './result.mjs';

/** @typedef {'sqlite' | 'mariadb'} Db */

/**
 * @param {string} name
 */
export function siteFolder( name ) {
	return join( LOCAL, 'test/sites', name );
}

/**
 * Makes a fresh site, runs the work, and stops the servers it started.
 *
 * @template T
 * @param {{ name: string, wp: string, db: Db, url?: string, multisite?: boolean }} options
 * @param {(dir: string) => Promise<T>} work
 */
export async function withSite( { name, wp, db, url = 'http://127.0.0.1', multisite = false }, work ) {
	const home = join( LOCAL, 'test' );
	mkdirSync( home, { recursive: true } );
	const mariadb = db === 'mariadb' ? await startMariaDb( join( home, 'mariadb' ) ) : null;
	try {
		const database = mariadb === null ? null : await mariadb.database( 'test', { fresh: true } );
		const dir = siteFolder( name );
		await makeSite( { dir, wp: await getWordPress( wp ), database, url, title: 'UserFeedback test', multisite } );
		return await work( dir );
	} finally {
		await mariadb?.stop();
	}
}

/**
 * Checks that the site's debug.log holds no problems caused by our code.
 *
 * @param {string} dir
 * @param {string} log
 */
export function quietDebugLog( dir, log ) {
	const problems = pluginProblems( dir );
	if ( problems.length > 0 ) {
		appendFileSync( log, `\nThe site's debug.log complains about our code:\n${ problems.join( '\n' ) }\n` );
	}
	return check( problems.length === 0 );
}
