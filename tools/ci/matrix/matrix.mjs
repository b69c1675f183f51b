/** Runs one row after the other, each with the tools of `npm test`, in a separate process with the row's PHP and MariaDB. */
import { mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { printTable } from '../../bench/table.mjs';
import { getWordPress, versionOf } from '../../dev/setup/downloads/wordpress.mjs';
import { LOCAL, ROOT } from '../../dev/setup/paths.mjs';
import { runToEnd } from '../../dev/setup/processes/processes.mjs';
import { step } from '../../dev/setup/progress.mjs';
import { mariadbFolder, ofMachine, pathWith, phpFolder } from './programs.mjs';
import { chosen, nameOf, rowsOn } from './rows.mjs';

/** @typedef {import('./rows.mjs').Row} Row */

const HOME = join( LOCAL, 'matrix' );

/**
 * Result of a test run.
 *
 * @typedef {{ passed: number, failed: number, log: string }} Outcome
 */

/**
 * @param {string[]} words select rows; all if empty
 * @returns {Promise<boolean>} true if nothing failed in any row that could run
 */
export async function matrix( words ) {
	mkdirSync( HOME, { recursive: true } );
	const machine = await ofMachine();
	const lines = [];
	let whole = true;
	for ( const row of chosen( rowsOn( machine ), words ) ) {
		const programs = await had( row, machine );
		if ( typeof programs === 'string' ) {
			lines.push( [ nameOf( row ), '', '', programs ] );
			continue;
		}
		const outcomes = await step( nameOf( row ), () => runRow( row, programs.path ) );
		const failed = outcomes.reduce( ( sum, each ) => sum + each.failed, 0 );
		whole &&= failed === 0;
		for ( const each of outcomes.filter( ( outcome ) => outcome.failed > 0 ) )
			console.log( `  failed: look into ${ relative( ROOT, each.log ) }` );
		const passed = outcomes.reduce( ( sum, each ) => sum + each.passed, 0 );
		lines.push( [ nameOf( row ), programs.wordpress, String( passed ), String( failed ) ] );
	}
	printTable( [ 'on', 'that is', 'passed', 'failed' ], lines );
	return whole;
}

/**
 * @param {Row} row
 * @param {{ php: string, mariadb: string }} machine
 * @returns {Promise<{ path: string, wordpress: string } | string>} the reason as a string if it can't run
 */
async function had( row, machine ) {
	try {
		const wordpress = versionOf( await getWordPress( row.wordpress ) );
		const folders = [
			...( row.php === machine.php ? [] : [ await phpFolder( row.php ) ] ),
			...( row.database === machine.mariadb || row.database === 'SQLite'
				? []
				: [ await mariadbFolder( row.database ) ] ),
		];
		return { path: pathWith( folders ), wordpress };
	} catch ( error ) {
		console.log( `${ nameOf( row ) }: ${ error instanceof Error ? error.message : String( error ) }` );
		return 'not to be had';
	}
}

/**
 * Runs the PHP tests with a sample of the generated cases, which test only our own code, and on single sites the browser test.
 *
 * @param {Row} row
 * @param {string} path
 */
async function runRow( row, path ) {
	const database = row.database === 'SQLite' ? 'sqlite' : 'mariadb';
	const db = row.network ? 'multisite' : database;
	// The data files belong to one version of MariaDB, and another one would change them.
	const forget = () => rmSync( join( LOCAL, 'test/mariadb' ), { recursive: true, force: true } );
	forget();
	const outcomes = [ await part( row, path, 'php', [ '--db', db ] ) ];
	if ( ! row.network && database === 'mariadb' ) outcomes.push( await part( row, path, 'smoke', [] ) );
	forget();
	return outcomes;
}

/**
 * @param {Row} row
 * @param {string} path
 * @param {string} name
 * @param {string[]} options
 * @returns {Promise<Outcome>}
 */
async function part( row, path, name, options ) {
	const log = join(
		HOME,
		`${ nameOf( row )
			.toLowerCase()
			.replaceAll( /[^a-z0-9.]+/g, '-' ) }-${ name }.log`
	);
	const args = [ 'bin/test.mjs', '--part', name, '--wp', row.wordpress, ...options ];
	const { code, all } = await runToEnd( process.execPath, args, {
		cwd: ROOT,
		log,
		env: { PATH: path, UF_SAMPLE: '1' },
	} );
	const [ , passed = '0', failed = '0' ] = /(\d+) passed, (\d+) failed\s*$/.exec( all ) ?? [];
	// A run that exits with an error has failed, whatever it counted.
	return { passed: Number( passed ), failed: Math.max( Number( failed ), code === 0 ? 0 : 1 ), log };
}
