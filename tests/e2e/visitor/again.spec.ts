import type { Page } from 'playwright/test';
import { CHROMIUM_ARGS, testBrowserPath } from '../../../tools/setup/machine/chromium.mjs';
import { floating, inline } from '../support/journeys';
import { Owner } from '../support/owner';
import { expect, test } from '../support/test';

/** Pages that are shown again, or change, are decided again: in the browser's own cache, in tabs, in hidden boxes. */

const QUESTION = [ { title: 'Did you find it?', type: 'text' as const } ];

// Playwright turns off what the Back button of people does.
test.use( {
	launchOptions: {
		executablePath: testBrowserPath(),
		args: CHROMIUM_ARGS,
		ignoreDefaultArgs: [ '--disable-back-forward-cache' ],
	},
} );

const answer = async ( page: Page ): Promise< void > => {
	await floating( page ).getByRole( 'textbox', { name: 'Did you find it?' } ).fill( 'Yes' );
	await floating( page ).getByRole( 'button', { name: 'Submit' } ).click();
	await expect( floating( page ) ).toContainText( 'Thank' );
};

/** A link that is followed in the same tab, so that Back has a page to come to. */
const follow = ( page: Page, to: string ): Promise< void > =>
	page.evaluate( ( address ) => {
		location.href = address;
	}, to );

test( 'the Back button does not bring back a question that was answered on the next page', async ( {
	page,
	visitor,
} ) => {
	const owner = new Owner( page );
	const next = await owner.addPage( 'Next', '<p>Next</p>' );
	await owner.publishAlone( 'Once per visitor', QUESTION );
	await visitor.goto( '/' );
	await expect( floating( visitor ) ).toContainText( 'Did you find it?' );
	await visitor.evaluate( () => {
		document.documentElement.dataset.kept = 'yes';
	} );
	await follow( visitor, next );
	await expect( floating( visitor ) ).toContainText( 'Did you find it?' );
	await answer( visitor );

	await visitor.goBack();
	await expect( visitor.locator( 'html[data-kept]' ), 'the page comes out of the cache' ).toHaveCount( 1 );
	await expect( floating( visitor ) ).toHaveCount( 0 );
} );

test( 'a second tab takes no answer after the first', async ( { page, visitor } ) => {
	await new Owner( page ).publishAlone( 'Two tabs', QUESTION );
	const second = await visitor.context().newPage();
	await visitor.goto( '/' );
	await second.goto( '/' );
	await expect( floating( second ) ).toContainText( 'Did you find it?' );
	await answer( visitor );

	await floating( second ).getByRole( 'textbox' ).fill( 'No' );
	await expect( floating( second ), 'the first answer is not taken' ).toHaveCount( 0 );
} );

test( 'of two places for a survey the one with a box has it, also when boxes change', async ( { page, visitor } ) => {
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

test( 'a response names the page whose address it has', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const pens = await owner.addPage( 'Pens', '<p>Pens</p>' );
	await owner.publishAlone( 'Of pages', QUESTION );
	const sent = visitor.waitForRequest( ( request ) => request.postData()?.includes( 'page_submitted' ) === true );
	await visitor.goto( '/' );
	await expect( floating( visitor ) ).toContainText( 'Did you find it?' );
	await visitor.evaluate( ( to ) => {
		history.pushState( null, '', to );
		document.title = 'Pens here';
	}, pens );
	await visitor.waitForFunction( () => window.UserFeedback?._here?.().page.id === 0 );
	await answer( visitor );

	const { page_submitted: where, device } = ( await sent ).postDataJSON() as {
		page_submitted: { id: number; name: string; url: string };
		device: string;
	};
	expect( { ...where, url: new URL( where.url ).pathname, device } ).toEqual( {
		id: 0,
		name: 'Pens here',
		url: new URL( pens, where.url ).pathname,
		device: 'desktop',
	} );
} );

test( 'half of the page is half of the box that scrolls', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	await owner.publishAlone( 'Halfway in a box', QUESTION, { behavior: { timing: 'half_page' } } );
	const address = await owner.addPage(
		'A box',
		'<div id="box" style="position:fixed;inset:0;overflow-y:auto;background:#fff"><div style="height:6000px">Much to read</div></div>'
	);
	await visitor.goto( address );
	await visitor.waitForFunction( () => window.UserFeedback?._later );
	const scrollTo = ( top: number ): Promise< void > =>
		visitor.evaluate(
			( y ) =>
				new Promise( ( resolve ) => {
					const box = document.querySelector( '#box' ) as HTMLElement;
					box.addEventListener( 'scroll', () => resolve(), { once: true } );
					box.scrollTop = y;
				} ),
			top
		);

	await scrollTo( 1000 );
	expect( await visitor.evaluate( () => !! window.UserFeedback?._bundle ) ).toBe( false );
	await scrollTo( 3000 );
	await expect( floating( visitor ) ).toContainText( 'Did you find it?' );
} );

test( 'a page that requires Trusted Types has its survey', async ( { page, visitor } ) => {
	await new Owner( page ).publishAlone( 'Trusted', QUESTION );
	await visitor.route( '**/*', async ( route ) => {
		if ( route.request().resourceType() !== 'document' ) {
			await route.fallback();
			return;
		}
		const response = await route.fetch();
		await route.fulfill( {
			response,
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
