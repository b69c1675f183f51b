import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RuleObject } from 'axe-core';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';

const source = readFileSync( createRequire( import.meta.url ).resolve( 'axe-core/axe.min.js' ), 'utf8' );

type Run = ( on: string, options: { rules: RuleObject } ) => Promise< AxeResults >;

/**
 * Accessibility faults below a selector, including shadow roots, each as one readable line.
 *
 * @param rules those to turn on or off in addition to axe's defaults.
 */
export async function accessibilityFaults(
	page: Page,
	selector = 'body',
	rules: RuleObject = {}
): Promise< string[] > {
	if ( ! ( await page.evaluate( () => 'axe' in window ) ) ) {
		await page.evaluate( source ); // A script tag could be blocked by the page's Content-Security-Policy.
	}
	// Elements that are dimmed during a reload, or fading in, would be measured halfway.
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
