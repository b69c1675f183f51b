import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright/test';

const source = createRequire( import.meta.url ).resolve( 'axe-core/axe.min.js' );

/** Accessibility faults below a selector, shadow roots included, each as one readable line. */
export async function accessibilityFaults( page: Page, selector = 'body' ): Promise< string[] > {
	await page.addScriptTag( { path: source } );
	const results = await page.evaluate(
		( within ) =>
			( window as unknown as { axe: { run: ( on: string ) => Promise< AxeResults > } } ).axe.run( within ),
		selector
	);
	return results.violations.map(
		( { id, help, nodes } ) =>
			`${ id }: ${ help } (${ nodes.map( ( { target } ) => target.join( ' ' ) ).join( ', ' ) })`
	);
}
