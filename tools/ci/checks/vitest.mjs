import { appendFileSync } from 'node:fs';
import { ROOT } from '../../dev/setup/paths.mjs';
import { runToEnd } from '../../dev/setup/processes/processes.mjs';
import { honest, reportFile, tool } from './result.mjs';

/**
 * @typedef {{ status: string, fullName: string, failureMessages: string[] | null }} Test
 * @typedef {{ name: string, status: string, message: string, assertionResults: Test[] }} File
 * @typedef {{
 *     numPassedTests: number,
 *     numFailedTests: number,
 *     numPendingTests: number,
 *     numTodoTests: number,
 *     testResults: File[],
 * }} Report
 */

/**
 * Files share their imports, so a test that ran out of time on a busy machine can make the tests after it fail. Failing files are
 * therefore run once more, in a process of their own. What passes then is printed, as it may be a rare fault.
 *
 * @type {import('./result.mjs').Part}
 */
export const vitest = {
	name: 'vitest',
	run: async ( log ) => {
		const first = await runFiles( log, [] );
		const files = first.report?.testResults.filter( ( { status } ) => status === 'failed' ) ?? [];
		if ( first.report === null || files.length === 0 ) {
			return honest( first.report && counts( first.report ), first.code, log );
		}
		const second = await runFiles(
			log,
			files.map( ( { name } ) => name )
		);
		appendFileSync( log, `\nFailed at the first try, in this order:\n${ failures( files ).join( '\n' ) }\n` );
		return honest(
			second.report && bothTries( counts( first.report ), files, counts( second.report ) ),
			second.code,
			log
		);
	},
};

/**
 * @param {string} log
 * @param {string[]} files empty for all
 * @returns {Promise<{ report: Report | null, code: number | null }>}
 */
async function runFiles( log, files ) {
	const report = reportFile( log, 'json' );
	const args = [ 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${ report.file }`, ...files ];
	const { code } = await runToEnd( tool( 'vitest' ), args, { cwd: ROOT, log } );
	const text = report.read();
	return { report: text === null ? null : /** @type {Report} */ ( JSON.parse( text ) ), code };
}

/**
 * Adds up two tries, of which the second has all tests of the files that failed.
 *
 * @param {import('./result.mjs').Counts} first
 * @param {File[]} files
 * @param {import('./result.mjs').Counts} second
 */
export function bothTries( first, files, second ) {
	const passed = files.flatMap( ( file ) => file.assertionResults.filter( ( test ) => test.status === 'passed' ) );
	return {
		passed: first.passed - passed.length + second.passed,
		failed: second.failed,
		skipped: first.skipped,
		again: Math.max( 0, first.failed - second.failed ),
	};
}

/** @param {File[]} files */
function failures( files ) {
	return files.flatMap( ( { name, message, assertionResults } ) => [
		...( message === '' ? [] : [ `${ name }: ${ message.slice( 0, 300 ) }` ] ),
		...assertionResults
			.filter( ( { status } ) => status === 'failed' )
			.map(
				( test ) => `${ name } > ${ test.fullName }: ${ ( test.failureMessages?.[ 0 ] ?? '' ).slice( 0, 300 ) }`
			),
	] );
}

/** @param {Report} report */
function counts( report ) {
	return {
		passed: report.numPassedTests,
		failed: report.numFailedTests,
		skipped: report.numPendingTests + report.numTodoTests,
	};
}
