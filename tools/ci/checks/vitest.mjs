import { ROOT } from '../../dev/setup/paths.mjs';
import { runToEnd } from '../../dev/setup/processes/processes.mjs';
import { honest, reportFile, tool } from './result.mjs';

/** @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} Report */

/** @type {import('./result.mjs').Part} */
export const vitest = {
	name: 'vitest',
	run: async ( log ) => {
		const report = reportFile( log, 'json' );
		const args = [ 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${ report.file }` ];
		const { code } = await runToEnd( tool( 'vitest' ), args, { cwd: ROOT, log } );
		return honest( counts( report.read() ), code, log );
	},
};

/** @param {string | null} text */
function counts( text ) {
	if ( text === null ) return null;
	const report = /** @type {Report} */ ( JSON.parse( text ) );
	return {
		passed: report.numPassedTests,
		failed: report.numFailedTests,
		skipped: report.numPendingTests + report.numTodoTests,
	};
}
