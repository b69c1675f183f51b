import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RuleObject } from 'axe-core';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';

const source = readFileSync( createRequire( import.meta.url ).resolve( 'axe-core/axe.min.js' ), 'utf8' );

type Run = ( on: string, options: { rules: RuleObject } ) => Promise< AxeResults >;

/**
 * Accessibility faults below a selector, shadow roots included, each as one readable line.
 *
 * @param rules those to turn on or off beyond axe's own choice.
 */
export async function accessibilityFaults(
	page: Page,
	selector = 'body',
	rules: RuleObject = {}
): Promise< string[] > {
	if ( ! ( await page.evaluate( () => 'axe' in window ) ) ) {
		await page.evaluate( source ); // And not by a tag, which a page's Content-Security-Policy may refuse.
	}
	// What is dimmed while it is loaded anew, or fading in, would be measured in between.
	await expect( page.locator( `${ selector } [aria-busy="true"]` ) ).toHaveCount( 0 );
	await page.evaluate( () =>
		Promise.all(
			document
				.getAnimations()
				.filter( ( { effect } ) => effect?.getComputedTiming().iterations !== Infinity )
				.map( ( { finished } ) => finished.catch( () => undefined ) )
		)
	);
	const results = await page.evaluate(
		( [ within, chosen ] ) => ( window as unknown as { axe: { run: Run } } ).axe.run( within, { rules: chosen } ),
		[ selector, rules ] as const
	);
	return results.violations.map(
		( { id, help, nodes } ) =>
			`${ id }: ${ help } (${ nodes.map( ( { target } ) => target.join( ' ' ) ).join( ', ' ) })`
	);
}
