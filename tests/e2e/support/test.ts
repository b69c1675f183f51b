import { test as base, expect } from 'playwright/test';
import type { BrowserContext, Page } from 'playwright/test';

interface Fixtures {
	/** Console errors and warnings that a test causes on purpose: test.use({ expectedError: /409/ }). */
	expectedError: RegExp | null;
	/** A visitor in a private window: not logged in, no cookies. */
	visitor: Page;
}

/**
 * Playwright's test with our site: `page` is the administrator's, `visitor` is an anonymous user's. A console error or warning
 * in either fails the test.
 */
export const test = base.extend< Fixtures >( {
	expectedError: [ null, { option: true } ],
	// eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures wanted from this pattern
	baseURL: async ( {}, use ) => {
		await use( environment( 'UF_SITE_URL' ) );
	},
	// eslint-disable-next-line no-empty-pattern -- as above
	storageState: async ( {}, use ) => {
		await use( environment( 'UF_ADMIN_STATE' ) );
	},
	context: async ( { context, expectedError }, use ) => {
		await withoutErrors( context, expectedError, () => use( context ) );
	},
	visitor: async ( { browser, baseURL, expectedError }, use ) => {
		const context = await browser.newContext( {
			baseURL: baseURL ?? '',
			storageState: { cookies: [], origins: [] },
		} );
		const page = await context.newPage();
		await withoutErrors( context, expectedError, () => use( page ) );
		await context.close();
	},
} );

export { expect };

/** The error of a WordPress script that has no browser timing under a test's clock. */
export const OF_THE_CLOCK = /domContentLoadedEventStart/;

async function withoutErrors( context: BrowserContext, expected: RegExp | null, work: () => Promise< void > ) {
	const errors: string[] = [];
	const note = ( text: string ) => {
		if ( expected?.test( text ) !== true ) errors.push( text );
	};
	context.on( 'console', ( message ) => {
		if ( [ 'error', 'warning' ].includes( message.type() ) )
			note( `${ message.text() } (${ message.location().url })` );
	} );
	context.on( 'weberror', ( error ) => {
		note( error.error().stack ?? error.error().message );
	} );
	await work();
	expect( errors, 'errors and warnings in the browser console' ).toEqual( [] );
}

function environment( name: string ): string {
	const value = process.env[ name ];
	if ( value === undefined ) throw new Error( `${ name } is not set: global-setup.ts did not run.` );
	return value;
}
