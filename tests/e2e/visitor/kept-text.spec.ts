import type { QuestionDraft } from '../../../src/contract/types';
import { accessibilityFaults } from '../support/axe';
import { floating, inline, read } from '../support/journeys';
import { Owner } from '../support/owner';
import { screenshot } from '../support/screenshot';
import { serveStill, shifts } from '../support/still-page';
import { expect, test } from '../support/test';

const SENTENCE = 'Typed answers are saved even if you don’t finish.';
const KEEPS = { behavior: { drop_off: true, keep_partial: true, keep_partial_text: true } };

const WHY: QuestionDraft = { title: 'Why did you come to our shop today, and did you find it?', type: 'text' };
const DRINKS: QuestionDraft = {
	title: 'What do you drink?',
	type: 'radio-button',
	config: { options: [ 'Tea', 'Coffee' ] },
};

test( 'a survey says that typed text is kept, and keeps it when the visitor closes it', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	await owner.publishAlone( 'Kept text', [ WHY ], KEEPS );
	const sent: string[] = [];
	await visitor.exposeFunction( 'sendsBody', ( body: string ) => sent.push( body ) );
	await visitor.addInitScript( () => {
		const fetch = window.fetch.bind( window ); // Playwright doesn't see bodies that are blobs.
		window.fetch = async ( to, init ) => {
			const body = init?.body instanceof Blob ? await init.body.text() : '';
			( Reflect.get( window, 'sendsBody' ) as ( text: string ) => void )( body );
			return fetch( to, init );
		};
	} );
	await visitor.goto( '/' );
	const card = floating( visitor );
	const box = card.getByRole( 'textbox' );
	await read( visitor );
	await expect( card.getByText( SENTENCE ) ).toBeVisible();
	await expect( box ).toHaveAccessibleDescription( SENTENCE );
	expect( await accessibilityFaults( visitor, 'body > :last-child' ) ).toEqual( [] );
	for ( const dir of [ 'rtl', 'ltr' ] ) {
		await visitor.evaluate( ( to ) => ( document.documentElement.dir = to ), dir );
		await expect( card.getByText( SENTENCE ) ).toBeVisible();
		await screenshot( visitor, `kept-text-${ dir }` );
	}

	await box.fill( 'For the tea, and then I' );
	const report = visitor.waitForResponse( /\/visits$/ );
	await card.getByRole( 'button', { name: 'Close' } ).click();
	expect( ( await report ).status() ).toBe( 204 );
	expect( JSON.parse( sent.at( -1 ) ?? '' ) ).toMatchObject( { answers: [ { value: 'For the tea, and then I' } ] } );
} );

for ( const width of [ 1440, 390 ] ) {
	test( `the sentence shifts nothing at ${ String( width ) } pixels`, async ( { page, visitor } ) => {
		const owner = new Owner( page );
		const { id } = await owner.publishAlone( `Kept text ${ String( width ) }`, [ WHY, DRINKS, WHY ], KEEPS );
		const address = await owner.addPage(
			`Kept text ${ String( width ) }`,
			`[userfeedback id="${ String( id ) }"]`
		);
		await visitor.setViewportSize( { width, height: 900 } );
		await serveStill( visitor, address );
		await visitor.goto( address );
		await expect( inline( visitor ).getByText( SENTENCE ) ).toBeVisible();
		for ( const title of [ 'What do you drink?', 'Why did you come' ] ) {
			await inline( visitor ).getByRole( 'button', { name: 'Skip' } ).click();
			await expect( inline( visitor ) ).toContainText( title );
		}
		const seen = await shifts( visitor );
		expect(
			seen.reduce( ( sum, text ) => sum + parseFloat( text ), 0 ),
			seen.join( '\n' )
		).toBeLessThanOrEqual( 0.02 );
	} );
}
