/**
 * One part of the test run and what it answers.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, again?: number }} Counts again: of those that passed, how
 * many did so only when they were tried once more
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} [after] parts that must have ended before, however they ended
 * @property {boolean} [phpAlone] needs nothing that npm installs
 * @property {(log: string) => Promise<Counts>} run writes all its output to the log
 */
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/paths.mjs';
import { runToEnd } from '../setup/processes/processes.mjs';

/**
 * A part that is one check: it passes when the command ends well.
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
 * What a test runner wrote down, held against its exit code: a run that failed
 * without a failing test, or that held no test at all, counts as one failure.
 *
 * @param {Counts | null} counts null: it wrote nothing
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
 * A file for a runner's report, without what an earlier run left there.
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
