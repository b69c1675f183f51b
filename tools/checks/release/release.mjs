/** The zip that owners upload: the same each time it is made, within its budget, and with nothing that WordPress's Plugin Check refuses. */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseProblems } from '../../release/problems.mjs';
import { makePro, STAGED } from '../../release/release.mjs';
import { ROOT } from '../../setup/paths.mjs';
import { runToEnd } from '../../setup/processes/processes.mjs';
import { check, sum } from '../result.mjs';

/** Orders in which its classes are asked for, each in a process of its own. */
const SEEDS = [ '1', '2', '3', String( Math.floor( Math.random() * 1e9 ) ) ];

/** @type {import('../result.mjs').Part} */
export const release = {
	name: 'release',
	after: [ 'build' ],
	run: async ( log ) => {
		const [ first, again ] = [ makePro(), makePro() ];
		const problems = releaseProblems( first );
		const isSame = first.bytes.equals( again.bytes );
		const lines = [
			`${ String( first.bytes.length ) } bytes`,
			...problems,
			...( isSame ? [] : [ 'Made twice, it is another.' ] ),
		];
		appendFileSync( log, lines.map( ( line ) => `${ line }\n` ).join( '' ) );
		const script = join( import.meta.dirname, 'every-class.php' );
		const found = await Promise.all( [
			...SEEDS.map( ( seed ) => runToEnd( 'php', [ script, ROOT, STAGED, seed ] ) ),
			runToEnd( 'php', sniffing( STAGED ) ),
		] );
		appendFileSync( log, found.map( ( { all } ) => all ).join( '' ) );
		return sum( [
			check( problems.length === 0 ),
			check( isSame ),
			...found.map( ( { code } ) => check( code === 0 ) ),
		] );
	},
};

/**
 * What the directory's sniffs say of the files as they are packed.
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
