import { ROOT } from '../../dev/setup/paths.mjs';
import { runToEnd } from '../../dev/setup/processes/processes.mjs';
import { honest, reportFile, sum, tool } from './result.mjs';
import { quietDebugLog, siteFolder } from './sites.mjs';

/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} Report */

/**
 * Runs browser tests; tests/e2e/support makes and serves the site. A failing test is retried once: if it passes then, the run
 * passes, but prints the test's name and the error, as it may be a rare fault.
 *
 * @param {{ project: 'e2e' | 'compat' | 'release' | 'smoke', wp: string, patterns?: string[], shard?: { index: number, of: number } }} options
 * `shard` runs a part of the files, on a separate site; the first one is 1.
 * @returns {import('./result.mjs').Part}
 */
export function playwright( { project, wp, patterns = [], shard } ) {
	const name = `playwright ${ project } ${ wp }${ shard === undefined ? '' : ` shard ${ String( shard.index ) }` }`;
	const site = siteFolder( name.replaceAll( ' ', '-' ) );
	return {
		name,
		after: [ project === 'release' ? 'build of the free edition' : 'build' ],
		run: async ( log ) => {
			const report = reportFile( log, 'json' );
			const output = `.local/test/playwright/${ name.replaceAll( ' ', '-' ) }`;
			const args = [
				...[ 'test', '--output', output, '--project', project, '--reporter', 'dot,json' ],
				...[ '--retries', '1' ],
				...( shard === undefined ? [] : [ '--shard', `${ String( shard.index ) }/${ String( shard.of ) }` ] ),
				...patterns,
			];
			const env = { UF_WP: wp, UF_SITE_DIR: site, PLAYWRIGHT_JSON_OUTPUT_NAME: report.file };
			const { code } = await runToEnd( tool( 'playwright' ), args, { cwd: ROOT, log, env } );
			return sum( [ honest( counts( report.read() ), code, log ), quietDebugLog( site, log ) ] );
		},
	};
}

/** @param {string | null} text */
function counts( text ) {
	if ( text === null ) return null;
	const { stats } = /** @type {Report} */ ( JSON.parse( text ) );
	return {
		passed: stats.expected + stats.flaky,
		failed: stats.unexpected,
		skipped: stats.skipped,
		again: stats.flaky,
	};
}
