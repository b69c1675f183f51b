/**
 * Checks the zips that owners upload: reproducible, within their budgets, and free of anything that WordPress's Plugin Check
 * rejects.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseProblems } from '../../../release/problems.mjs';
import { freeBundleProblems } from '../../../release/free-bundles.mjs';
import { FREE, PRO } from '../../../release/editions/edition.mjs';
import { makeFree, makePro, stagedOf } from '../../../release/release.mjs';
import { FREE as BUNDLES } from '../../../release/build/edition.mjs';
import { ROOT } from '../../../dev/setup/paths.mjs';
import { runToEnd } from '../../../dev/setup/processes/processes.mjs';
import { check, sum } from '../result.mjs';

/** @type {import('../result.mjs').Part} */
export const release = {
	name: 'release',
	after: [ 'build of the free edition' ],
	run: async ( log ) => {
		const bundles = freeBundleProblems( join( ROOT, BUNDLES.folder ) );
		appendFileSync( log, bundles.map( ( line ) => `${ line }\n` ).join( '' ) );
		const sizes = await runToEnd( process.execPath, [ join( ROOT, 'tools/release/build/sizes.mjs' ) ], {
			log,
			env: { UF_EDITION: BUNDLES.name },
		} );
		return sum( [
			check( bundles.length === 0 ),
			check( sizes.code === 0 ),
			...( await checksOf( log, makePro, stagedOf( PRO ) ) ),
			...( await checksOf( log, makeFree, stagedOf( FREE ), FREE.list ?? '' ) ),
		] );
	},
};

/**
 * Runs the directory's sniffs on the packed files of the edition that it hosts.
 *
 * @param {string} folder
 */
function sniffing( folder ) {
	const rules = join( ROOT, 'tools/release/directory/plugin-check.xml' );
	return [
		join( ROOT, 'vendor/bin/phpcs' ),
		'-q',
		'--report=emacs',
		`--standard=${ rules }`,
		`--basepath=${ folder }`,
		folder,
	];
}

/**
 * @param {string} log
 * @param {() => import('../../../release/release.mjs').Zip} make
 * @param {string} staged the folder that the zip is made from
 * @param {string} list of what the edition lacks
 */
async function checksOf( log, make, staged, list = '' ) {
	const [ first, again ] = [ make(), make() ];
	const problems = releaseProblems( first );
	const isSame = first.bytes.equals( again.bytes );
	const lines = [
		`${ first.name }: ${ String( first.bytes.length ) } bytes`,
		...problems,
		...( isSame ? [] : [ 'Made twice, it is another.' ] ),
	];
	appendFileSync( log, lines.map( ( line ) => `${ line }\n` ).join( '' ) );
	const found = await Promise.all( [
		runToEnd( 'php', [ join( import.meta.dirname, 'every-class.php' ), ROOT, staged, list ] ),
		list === ''
			? runToEnd( 'php', [ join( import.meta.dirname, 'same-code.php' ), ROOT, staged ] )
			: runToEnd( 'php', sniffing( staged ) ),
	] );
	appendFileSync( log, found.map( ( { all } ) => all ).join( '' ) );
	return [ check( problems.length === 0 ), check( isSame ), ...found.map( ( { code } ) => check( code === 0 ) ) ];
}
