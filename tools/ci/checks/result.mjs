/**
 * One part of the test run and its result.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, again?: number }} Counts again: how many of those that
 * passed did so only on a retry
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} [after] parts that must end first, with any result
 * @property {boolean} [phpAlone] needs nothing that npm installs
 * @property {(log: string) => Promise<Counts>} run writes all its output to the log
 */
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../dev/setup/paths.mjs';
import { runToEnd } from '../../dev/setup/processes/processes.mjs';

/**
 * Makes a part with a single check, which passes if the command succeeds.
 *
 * @param {string} name
 * @param {() => [command: string, ...args: string[]]} command
 * @param {string[]} [after]
 * @returns {Part}
 */
export function commandPart( name, command, after = [] ) {
	return {
		name,
		after,
		run: async ( log ) => {
			const [ program, ...args ] = command();
			const { code } = await runToEnd( program, args, { cwd: ROOT, log } );
			return check( code === 0 );
		},
	};
}

/**
 * @param {boolean} ok
 * @returns {Counts}
 */
export function check( ok ) {
	return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function sum( all ) {
	return all.reduce(
		( total, each ) => ( {
			passed: total.passed + each.passed,
			failed: total.failed + each.failed,
			skipped: total.skipped + each.skipped,
			again: ( total.again ?? 0 ) + ( each.again ?? 0 ),
		} ),
		{ passed: 0, failed: 0, skipped: 0, again: 0 }
	);
}

/**
 * Compares a test runner's report with its exit code: a run that failed without a failing test, or that ran no tests at all,
 * counts as one failure.
 *
 * @param {Counts | null} counts null if it wrote no report
 * @param {number | null} code
 * @param {string} log
 */
export function honest( counts, code, log ) {
	if ( counts === null || counts.passed + counts.failed === 0 ) {
		appendFileSync( log, '\nNo test was run.\n' );
		return { ...( counts ?? check( true ) ), passed: 0, failed: 1 };
	}
	return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * Returns the path of a runner's report file, and deletes an earlier run's report.
 *
 * @param {string} log
 * @param {string} extension
 */
export function reportFile( log, extension ) {
	const file = log.replace( /\.log$/, `.${ extension }` );
	rmSync( file, { force: true } );
	return { file, read: () => ( existsSync( file ) ? readFileSync( file, 'utf8' ) : null ) };
}

/** @param {string} name of a program that npm installed */
export function tool( name ) {
	return join( ROOT, 'node_modules/.bin', name );
}
