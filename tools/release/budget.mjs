import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../dev/setup/paths.mjs';

/** @param {string} zip its name */
export function budgetOf( zip ) {
	const { zips } = /** @type {{ zips: { name: string, budget: number }[] }} */ (
		JSON.parse( readFileSync( join( ROOT, 'tools/release/build/budgets.json' ), 'utf8' ) )
	);
	const found = zips.find( ( { name } ) => name === zip );
	if ( found === undefined ) throw new Error( `tools/release/build/budgets.json has no budget of ${ zip }.` );
	return found.budget;
}
