import { chromium } from 'playwright/test';
import type { Page } from 'playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../../../tools/dev/setup/machine/chromium.mjs';
import { floating, inline } from '../support/journeys';
import { Owner } from '../support/owner';
import { expect, test } from '../support/test';

/** A page decides again when it is shown again or changes: after Back, in tabs, in hidden boxes. */

declare global {
	interface Window {
		lastSent: string;
	}
}

const QUESTION = [ { title: 'Did you find it?', type: 'text' as const } ];

const answer = async ( page: Page ): Promise< void > => {
	await floating( page ).getByRole( 'textbox', { name: 'Did you find it?' } ).fill( 'Yes' );
	await floating( page ).getByRole( 'button', { name: 'Submit' } ).click();
	await expect( floating( page ) ).toContainText( 'Thank' );
};

test( 'a second tab accepts no answer after the first', async ( { page, visitor } ) => {
	await new Owner( page ).publishAlone( 'Two tabs', QUESTION );
	const second = await visitor.context().newPage();
	await visitor.goto( '/' );
	await second.goto( '/' );
	await expect( floating( second ) ).toContainText( 'Did you find it?' );
	await answer( visitor );

	await floating( second ).getByRole( 'textbox' ).fill( 'No' );
	await expect( floating( second ), 'the first answer is not taken' ).toHaveCount( 0 );
} );

test( 'of two places for a survey, the visible one shows it, even when that changes', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const { id } = await owner.publishAlone( 'In two places', QUESTION );
	const address = await owner.addPage(
		'Two places',
		`<div id="wide" style="display:none">[userfeedback id=${ String( id ) }]</div><div id="narrow">[userfeedback id=${ String( id ) }]</div>`
	);
	await visitor.goto( address );
	await expect( visitor.locator( '#narrow' ).getByRole( 'group', { name: 'Survey' } ) ).toBeVisible();

	await visitor.evaluate( () => {
		( document.querySelector( '#wide' ) as HTMLElement ).style.display = 'block';
		( document.querySelector( '#narrow' ) as HTMLElement ).style.display = 'none';
	} );
	await expect( visitor.locator( '#wide' ).getByRole( 'group', { name: 'Survey' } ) ).toBeVisible();
	await expect( inline( visitor ) ).toHaveCount( 1 );
} );

/** Playwright disables the back/forward cache, so this test starts its own browser. */
test( 'the Back button does not restore a question that was answered on the next page', async ( { page, baseURL } ) => {
	const owner = new Owner( page );
	const next = await owner.addPage( 'Next', '<p>Next</p>' );
	await owner.publishAlone( 'Once for each visitor', QUESTION );
	const browser = await chromium.launch( {
		executablePath: chromiumPath(),
		args: [ ...CHROMIUM_ARGS, '--headless=new' ],
		ignoreDefaultArgs: [ '--disable-back-forward-cache' ],
	} );
	const visitor = await browser.newPage( baseURL === undefined ? {} : { baseURL } );
	// The test server forbids browsers to cache pages.
	await visitor.route( '/', async ( route ) => {
		const response = await route.fetch();
		await route.fulfill( { response, headers: { ...response.headers(), 'cache-control': 'max-age=0' } } );
	} );
	const counted = visitor.waitForResponse( /impression/ ); // A pending request would keep the page out of the cache.
	await visitor.goto( '/' );
	await expect( floating( visitor ) ).toContainText( 'Did you find it?' );
	await ( await counted ).finished();
	await visitor.evaluate( ( to ) => {
		document.documentElement.dataset[ 'kept' ] = 'yes';
		location.href = to;
	}, next );
	await visitor.waitForURL( next );
	await expect( floating( visitor ) ).toContainText( 'Did you find it?' );
	await answer( visitor );

	await visitor.goBack( { waitUntil: 'commit' } );
	await expect( visitor.locator( 'html[data-kept]' ), 'the page comes out of the cache' ).toHaveCount( 1 );
	await expect( floating( visitor ) ).toHaveCount( 0 );
	await browser.close();
} );

// Guards against: a response had the name of the first page with the URL of the second.
test( 'a response stores the page name that matches its URL', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const pens = await owner.addPage( 'Pens', '<p>Pens</p>' );
	await owner.publishAlone( 'Names of pages', QUESTION );
	await visitor.addInitScript( () => {
		const fetch = window.fetch.bind( window );
		window.fetch = async ( to, init ) => {
			window.lastSent = init?.body instanceof Blob ? await init.body.text() : '';
			return fetch( to, init );
		};
	} );
	await visitor.goto( '/' );
	await expect( floating( visitor ) ).toContainText( 'Did you find it?' );
	await visitor.evaluate( ( to ) => {
		history.pushState( null, '', to );
		document.title = 'Pens here';
	}, pens );
	await visitor.waitForFunction( () => window.UserFeedback?._here?.().page.id === 0 );
	const stored = visitor.waitForResponse( ( response ) => response.status() === 201 );
	await answer( visitor );
	await stored;

	const { page_submitted: where } = JSON.parse( await visitor.evaluate( () => window.lastSent ) ) as {
		page_submitted: { id: number; name: string; url: string };
	};
	expect( { ...where, url: new URL( where.url ).pathname } ).toEqual( {
		id: 0,
		name: 'Pens here',
		url: new URL( pens ).pathname,
	} );
} );

// Guards against: the loader's script was blocked, and no survey was shown.
test( 'a page that requires Trusted Types shows its survey', async ( { page, visitor } ) => {
	await new Owner( page ).publishAlone( 'Trusted', QUESTION );
	await visitor.route( '/', async ( route ) => {
		const response = await route.fetch();
		// WordPress's own emoji detection doesn't support such pages.
		const body = ( await response.text() ).replace(
			/<script[^>]*>(?:(?!<\/script>)[\s\S])*wpemoji[\s\S]*?<\/script>/gi,
			''
		);
		await route.fulfill( {
			response,
			body,
			headers: {
				...response.headers(),
				'content-security-policy':
					"require-trusted-types-for 'script'; trusted-types userfeedback 'allow-duplicates'",
			},
		} );
	} );
	await visitor.goto( '/' );
	await expect( floating( visitor ) ).toContainText( 'Did you find it?' );
} );
