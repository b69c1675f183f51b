import { compiledPhp } from '../setup/machine/compiled-php.mjs';
import { ROOT } from '../setup/paths.mjs';
import { runToEnd } from '../setup/processes/processes.mjs';
import { honest, reportFile, sum } from './result.mjs';
import { quietDebugLog, withSite } from './sites.mjs';

/** @typedef {import('./result.mjs').Part} Part */

/**
 * Compiled to the machine's own code as well, which takes a fifth to a third off where SQLite's statements are read in PHP;
 * servers and visitors, which end soon, do without.
 */
const FAST = [ 'opcache.jit=tracing', 'opcache.jit_buffer_size=128M' ];

/**
 * Tests of rules alone, without a WordPress.
 *
 * @param {string | undefined} [filter]
 * @returns {Part}
 */
export function phpunitUnit( filter ) {
	return { name: 'phpunit unit', phpAlone: true, run: ( log ) => phpunit( log, 'Unit', narrowed( filter ), {} ) };
}

/**
 * Tests inside a real WordPress.
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
					// What a statement costs only MariaDB says.
					...( db === 'mariadb' ? [] : [ 'mariadb' ] ),
				].join( ',' );
				const args = [ ...narrowed( filter ), '--exclude-group', others ];
				const counts = await phpunit( log, 'Integration,Contract', args, { UF_WP_DIR: dir } );
				return sum( [ counts, quietDebugLog( dir, log ) ] );
			} ),
	};
}

/**
 * On a network of sites: what only a network can show, and what must hold anywhere.
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
 * PHP 8.2 falls over its own machine code once in some fifty runs (a segmentation fault, mostly before the first test):
 * then all is run once more without. Whatever ends with a code, as failing tests do, is run once.
 *
 * @param {string[]} fast
 * @param {(settings: string[]) => Promise<number | null>} run answers null where a signal ended it
 */
export async function againIfPhpFell( fast, run ) {
	return ( await run( fast ) ) ?? run( [] );
}

/** @param {string | null} xml JUnit's: the first testsuite element sums all */
function counts( xml ) {
	const all = /<testsuite [^>]*>/.exec( xml ?? '' )?.[ 0 ];
	if ( all === undefined ) return null;
	const number = ( /** @type {string} */ name ) =>
		Number( new RegExp( ` ${ name }="(\\d+)"` ).exec( all )?.[ 1 ] ?? 0 );
	const failed = number( 'errors' ) + number( 'failures' ) + number( 'warnings' );
	const skipped = number( 'skipped' );
	return { passed: number( 'tests' ) - failed - skipped, failed, skipped };
}
