/** The zip that owners upload: the same each time it is made, within its budget, and with nothing that WordPress's Plugin Check refuses. */
import { appendFileSync } from 'node:fs';
import { releaseProblems } from '../../release/problems.mjs';
import { makePro } from '../../release/release.mjs';
import { check, sum } from '../result.mjs';

/** @type {import('../result.mjs').Part} */
export const release = {
	name: 'release',
	after: [ 'build' ],
	run: ( log ) => {
		const [ first, again ] = [ makePro(), makePro() ];
		const problems = releaseProblems( first );
		const isSame = first.bytes.equals( again.bytes );
		appendFileSync(
			log,
			[
				`${ String( first.bytes.length ) } bytes`,
				...problems,
				...( isSame ? [] : [ 'Made twice, it is another.' ] ),
			].join( '\n' )
		);
		return Promise.resolve( sum( [ check( problems.length === 0 ), check( isSame ) ] ) );
	},
};
