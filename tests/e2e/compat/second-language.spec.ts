import type { Locator } from 'playwright/test';
import { floating } from '../support/journeys';
import { installLanguage, LOCALE, MARKED } from '../support/site/language';
import { addMustUse } from '../support/site/must-use';
import { Owner } from '../support/owner';
import { aged } from '../support/page-parts';
import { expect, test } from '../support/test';

/** Polylang 3.9: the same site in a second language below /de/. The API of the site speaks the first one. */
const BELOW_DE = `
if ( str_starts_with( $_SERVER['REQUEST_URI'] ?? '', '/de/' ) ) {
	$_SERVER['REQUEST_URI'] = substr( $_SERVER['REQUEST_URI'], 3 );
	add_filter( 'locale', static fn(): string => '${ LOCALE }' );
}`;

/** Without a word, so that all words are the plugin's. */
const QUESTIONS = [
	{ title: '1 + 1?', type: 'text' as const, settings: { required: true } },
	{ title: '2 + 2?', type: 'email' as const },
];

const PAGES = [
	{ address: '/de/', isMarked: true, hours: 0 },
	{ address: '/de/', isMarked: true, hours: 5 },
	{ address: '/', isMarked: false, hours: 5 },
];

/** Lines that people read, and names that are read to them. */
function words( card: Locator ): Promise< string[] > {
	return card.evaluate( ( element ) =>
		[ element, ...element.querySelectorAll( '*' ) ]
			.flatMap( ( each ) => [
				...[ 'aria-label', 'placeholder', 'title' ].map( ( name ) => each.getAttribute( name ) ),
				...[ ...each.childNodes ].map( ( node ) =>
					node.nodeType === Node.TEXT_NODE ? node.textContent : null
				),
			] )
			.filter( ( line ) => line !== null )
			.filter( ( line ) => /\p{L}{2,}/u.test( line ) )
	);
}

for ( const { address, isMarked, hours } of PAGES ) {
	const age = hours > 0 ? 'from a cache' : 'fresh';
	test( `a survey speaks the language of its page: ${ address }, ${ age }`, async ( { page, visitor } ) => {
		const site = process.env[ 'UF_SITE_DIR' ] ?? '';
		installLanguage( site );
		await new Owner( page ).publishAlone( 'Languages', QUESTIONS );
		const takeOff = addMustUse( site, 'below-de.php', BELOW_DE );
		try {
			const html = await ( await visitor.request.get( address ) ).text();
			const body = aged( html, hours );
			expect( body !== html ).toBe( hours > 0 );
			await visitor.route( address, ( route ) => route.fulfill( { body, contentType: 'text/html' } ) );
			const asked = hours > 0 ? visitor.waitForResponse( /widget\/manifest/ ) : null;
			await visitor.goto( address );
			expect( ( await asked )?.status() ).toBe( hours > 0 ? 200 : undefined );

			const card = floating( visitor );
			const other = async (): Promise< string[] > =>
				( await words( card ) ).filter( ( line ) => MARKED.test( line ) !== isMarked );
			await expect( card ).toContainText( '1 + 1?' );
			expect( ( await words( card ) ).length ).toBeGreaterThan( 3 );
			expect( await other() ).toEqual( [] );

			await card.getByRole( 'button', { name: 'Next' } ).click();
			await expect( card ).toContainText( 'Please answer this question.' );
			expect( await other() ).toEqual( [] );

			await card.getByRole( 'textbox' ).fill( '2' );
			await card.getByRole( 'button', { name: 'Next' } ).click();
			await expect( card ).toContainText( '2 + 2?' );
			await card.getByRole( 'textbox' ).fill( 'Four' );
			await card.getByRole( 'button', { name: 'Submit' } ).click();
			await expect( card ).toContainText( 'This is not a valid e-mail address.' );
			expect( await other() ).toEqual( [] );
		} finally {
			takeOff();
		}
	} );
}
