import { compiledPhp } from '../../dev/setup/machine/compiled-php.mjs';
import { ROOT } from '../../dev/setup/paths.mjs';
import { runToEnd } from '../../dev/setup/processes/processes.mjs';
import { honest, reportFile, sum } from './result.mjs';
import { quietDebugLog, withSite } from './sites.mjs';

/** @typedef {import('./result.mjs').Part} Part */

/**
 * JIT compilation cuts a fifth to a third of the time where PHP parses SQLite's statements; servers and visitors are
 * short-lived, so they run without it.
 */
const FAST = [ 'opcache.jit=tracing', 'opcache.jit_buffer_size=128M' ];

/**
 * Runs the unit tests, which need no WordPress.
 *
 * @param {string | undefined} [filter]
 * @returns {Part}
 */
export function phpunitUnit( filter ) {
	return { name: 'phpunit unit', phpAlone: true, run: ( log ) => phpunit( log, 'Unit', narrowed( filter ), {} ) };
}

/**
 * Runs the tests inside a real WordPress.
 *
 * @param {{ wp: string, db: import('./sites.mjs').Db, filter?: string | undefined }} options
 * @returns {Part}
 */
export function phpunitOnWordPress( { wp, db, filter } ) {
	const name = `phpunit ${ wp } ${ db }`;
	return {
		name,
		after: [ 'build' ],
		run: ( log ) =>
			withSite( { name: name.replaceAll( ' ', '-' ), wp, db }, async ( dir ) => {
				const others = [
					'multisite',
					// Only MariaDB reports what a statement costs.
					...( db === 'mariadb' ? [] : [ 'mariadb' ] ),
				].join( ',' );
				const args = [ ...narrowed( filter ), '--exclude-group', others ];
				const counts = await phpunit( log, 'Integration,Contract', args, { UF_WP_DIR: dir } );
				return sum( [ counts, quietDebugLog( dir, log ) ] );
			} ),
	};
}

/**
 * Runs on a multisite network the tests that need one, and those that must pass everywhere.
 *
 * @param {{ wp: string, filter?: string | undefined }} options
 * @returns {Part}
 */
export function phpunitOnNetwork( { wp, filter } ) {
	const name = `phpunit ${ wp } multisite`;
	return {
		name,
		after: [ 'build' ],
		run: ( log ) =>
			withSite( { name: name.replaceAll( ' ', '-' ), wp, db: 'sqlite', multisite: true }, async ( dir ) => {
				const args = [ ...narrowed( filter ), '--group', 'multisite,anywhere' ];
				const counts = await phpunit( log, 'Integration,Contract', args, { UF_WP_DIR: dir } );
				return sum( [ counts, quietDebugLog( dir, log ) ] );
			} ),
	};
}

/** @param {string | undefined} filter */
function narrowed( filter ) {
	return filter === undefined ? [] : [ '--filter', filter ];
}

/**
 * @param {string} log
 * @param {string} suites
 * @param {string[]} which
 * @param {Record<string, string>} env
 */
async function phpunit( log, suites, which, env ) {
	const report = reportFile( log, 'xml' );
	const args = [ '--testsuite', suites, '--log-junit', report.file, ...which ];
	const code = await againIfPhpFell( FAST, async ( more ) => {
		const settings = [ 'memory_limit=1G', ...more ].flatMap( ( each ) => [ '-d', each ] );
		const ended = await runToEnd( 'php', [ ...settings, 'vendor/bin/phpunit', ...args ], {
			cwd: ROOT,
			log,
			env: { ...compiledPhp(), ...env },
		} );
		return ended.code;
	} );
	return honest( counts( report.read() ), code, log );
}

/**
 * About once in fifty runs, PHP 8.2 crashes with the JIT (a segmentation fault, mostly before the first test). The whole run is
 * then repeated without it. A run that ends with an exit code, as failing tests do, isn't repeated.
 *
 * @param {string[]} fast
 * @param {(settings: string[]) => Promise<number | null>} run resolves to null if a signal ended it
 */
export async function againIfPhpFell( fast, run ) {
	return ( await run( fast ) ) ?? run( [] );
}

/** @param {string | null} xml JUnit's report; its first testsuite element holds the totals */
function counts( xml ) {
	const all = /<testsuite [^>]*>/.exec( xml ?? '' )?.[ 0 ];
	if ( all === undefined ) return null;
	const number = ( /** @type {string} */ name ) =>
		Number( new RegExp( ` ${ name }="(\\d+)"` ).exec( all )?.[ 1 ] ?? 0 );
	const failed = number( 'errors' ) + number( 'failures' ) + number( 'warnings' );
	const skipped = number( 'skipped' );
	return { passed: number( 'tests' ) - failed - skipped, failed, skipped };
}
