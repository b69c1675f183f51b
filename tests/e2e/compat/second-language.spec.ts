import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright/test';
import { installPseudo, LOCALE, pseudo } from '../support/translated/pseudo';
import { addMustUse } from '../support/site/must-use';
import { Owner } from '../support/owner';
import { aged } from '../support/page-parts';
import { expect, test } from '../support/test';
import { ROOT } from '../../../tools/dev/setup/paths.mjs';

/** Polylang 3.9: the same site in a second language below /de/. The site's API uses the first one. */
const BELOW_DE = `
if ( str_starts_with( $_SERVER['REQUEST_URI'] ?? '', '/de/' ) ) {
	$_SERVER['REQUEST_URI'] = substr( $_SERVER['REQUEST_URI'], 3 );
	add_filter( 'locale', static fn(): string => '${ LOCALE }' );
}`;

/** Contains no words, so that all words are the plugin's. */
const QUESTIONS = [
	{ title: '1 + 1?', type: 'text' as const, settings: { required: true } },
	{ title: '2 + 2?', type: 'email' as const },
];

const PAGES = [
	{ address: '/de/', isTranslated: true, hours: 0 },
	{ address: '/de/', isTranslated: true, hours: 5 },
	{ address: '/', isTranslated: false, hours: 5 },
];

/** Returns visible text and accessible names. */
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

for ( const { address, isTranslated, hours } of PAGES ) {
	const age = hours > 0 ? 'from a cache' : 'fresh';
	test( `a survey uses the language of its page: ${ address }, ${ age }`, async ( { page, visitor } ) => {
		const site = process.env[ 'UF_SITE_DIR' ] ?? '';
		installPseudo( site, readFileSync( join( ROOT, 'languages/userfeedback.pot' ), 'utf8' ) );
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

			const say = ( text: string ): string => ( isTranslated ? pseudo( text ) : text );
			const card = visitor.getByRole( 'region', { name: say( 'Survey' ), exact: true } );
			const other = async (): Promise< string[] > =>
				( await words( card ) ).filter( ( line ) => /\p{Script=Cyrillic}/u.test( line ) !== isTranslated );
			await expect( card ).toContainText( '1 + 1?' );
			expect( ( await words( card ) ).length ).toBeGreaterThan( 3 );
			expect( await other() ).toEqual( [] );

			await card.getByRole( 'button', { name: say( 'Next' ) } ).click();
			await expect( card ).toContainText( say( 'Please answer this question.' ) );
			expect( await other() ).toEqual( [] );

			await card.getByRole( 'textbox' ).fill( '2' );
			await card.getByRole( 'button', { name: say( 'Next' ) } ).click();
			await expect( card ).toContainText( '2 + 2?' );
			await card.getByRole( 'textbox' ).fill( 'Four' );
			await card.getByRole( 'button', { name: say( 'Submit' ) } ).click();
			await expect( card ).toContainText( say( 'Enter a valid email address.' ) );
			expect( await other() ).toEqual( [] );
		} finally {
			takeOff();
		}
	} );
}
