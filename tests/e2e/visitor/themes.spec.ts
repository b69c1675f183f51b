import type { Page } from 'playwright/test';
import { floating, inline, read } from '../support/journeys';
import { look, withoutLetters } from '../support/look';
import { Owner } from '../support/owner';
import { serveStill, shifts } from '../support/still-page';
import { screenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

const QUESTIONS = [
	{ title: 'Which tea?', type: 'radio-button' as const, config: { options: [ 'Green', 'Black' ] } },
	{ title: 'Why?', type: 'text' as const },
];

/** A worst-case theme, and a common type of CSS reset. */
const HOSTILE = [
	'* { all: revert; font-size: 40px !important }',
	`*, ::before, ::after { margin: 0 !important; padding: 0 !important; border: 0 !important; box-sizing: content-box !important;
	 line-height: 3 !important; color: red !important; letter-spacing: 4px !important; text-transform: uppercase !important }
	 html { font-size: 62.5% } :root { --font: fantasy; --card: black; --text: yellow; --weight: 900 }
	 section, form, p, fieldset, legend { display: block !important; position: static !important; float: left; width: 37px }
	 button, input, label, fieldset { all: unset }`,
];

test( 'a survey looks the same on a page with hostile styles', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	await owner.unpublishAll();
	const placed = await owner.publish( 'In place', QUESTIONS );
	await owner.publish( 'Pop-up', QUESTIONS );
	await visitor.emulateMedia( { reducedMotion: 'reduce' } );
	await visitor.goto( await owner.addPage( 'Hostile', `[userfeedback id="${ String( placed.id ) }"]` ) );
	await floating( visitor ).waitFor();
	await inline( visitor ).waitFor();
	const kind = [ await look( floating( visitor ) ), await look( inline( visitor ) ) ];
	expect( kind[ 0 ]?.join() ).toContain( '18px' ); // The question's own size: the compared part is rendered.

	for ( const [ index, content ] of HOSTILE.entries() ) {
		await visitor.evaluate( ( css ) => {
			const sheet = new CSSStyleSheet();
			sheet.replaceSync( css );
			document.adoptedStyleSheets = [ sheet ];
		}, content );
		expect(
			await visitor
				.locator( 'h1' )
				.first()
				.evaluate( ( { style } ) => style.cssText )
		).toBe( '' );
		expect( await look( floating( visitor ) ) ).toEqual( kind[ 0 ] );
		expect( withoutLetters( await look( inline( visitor ) ) ) ).toEqual( withoutLetters( kind[ 1 ] ?? [] ) );
		await screenshot( visitor, `visitor-hostile-${ String( index + 1 ) }` );
	}
} );

test( 'nothing on the page shifts when surveys show or the pop-up is answered', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	await owner.unpublishAll();
	const placed = await owner.publish( 'Quiet place', QUESTIONS );
	await owner.publish( 'Quiet corner', QUESTIONS );
	const text = '<p>Much to read</p>'.repeat( 8 );
	const place = `[userfeedback id="${ String( placed.id ) }"]`;
	const address = await owner.addPage( 'Quiet', `<p>Before</p>${ place }${ text }` );
	await serveStill( visitor, address );
	await visitor.goto( address );

	for ( const survey of [ inline( visitor ), floating( visitor ) ] ) {
		await read( visitor, survey );
		expect( await shifts( visitor ) ).toEqual( [] );
	}
	const before = await tops( visitor );
	await floating( visitor ).getByText( 'Green' ).click();
	await floating( visitor ).getByRole( 'textbox' ).fill( 'Fresh' );
	await floating( visitor ).getByRole( 'button', { name: 'Submit' } ).click();
	await expect( floating( visitor ) ).toContainText( 'Thanks for your feedback!' );
	expect( await tops( visitor ) ).toEqual( before );
} );

/** Returns the top of each paragraph and heading on the page. */
function tops( visitor: Page ): Promise< number[] > {
	return visitor.evaluate( () =>
		[ ...document.querySelectorAll( 'p, h1' ) ].map( ( part ) => part.getBoundingClientRect().top )
	);
}
