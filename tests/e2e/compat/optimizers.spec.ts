import type { QuestionDraft } from '../../../src/contract/types';
import { floating, read } from '../support/journeys';
import { OPTIMIZERS } from './optimizers';
import { Owner } from '../support/owner';
import { takeApart } from '../support/page-parts';
import { expect, test } from '../support/test';

/** Texts that optimizers mistake for something else, remove, or add. */
const TEXTS = [
	'Good // bad?',
	'See /* this */ now',
	'Ends </script> here',
	'Begins <!-- here',
	'This &amp; that',
	'Smile 😀 👩‍👩‍👧',
	`"double" and 'single'`,
	'back\\slash and \\n',
	'two\u2028lines',
];

const TITLE = 'Good // bad? /* or so */';

/** A question has up to five options by default. */
const QUESTIONS = [ TEXTS.slice( 0, 5 ), TEXTS.slice( 5 ) ].map( ( options ): QuestionDraft => ( {
	title: TITLE,
	type: 'checkbox',
	config: { options },
} ) );

for ( const [ name, optimize ] of Object.entries( OPTIMIZERS ) ) {
	test( `a survey shows and keeps its text: ${ name }`, async ( { page, visitor } ) => {
		const owner = new Owner( page );
		const survey = await owner.publishAlone( name, QUESTIONS );
		const parts = await takeApart( visitor, '/' );
		const { html, scripts = {} } = await optimize( parts );
		expect( html ).not.toBe( parts.html );
		await visitor.route( '/', ( route ) =>
			route.fulfill( { body: html, contentType: 'text/html; charset=utf-8' } )
		);
		for ( const [ address, body ] of Object.entries( scripts ) ) {
			await visitor.route( address, ( route ) => route.fulfill( { body, contentType: 'text/javascript' } ) );
		}

		await visitor.goto( '/' );
		await visitor.mouse.move( 300, 300 );
		await read( visitor );
		const card = floating( visitor );
		await expect( card ).toHaveCount( 1 );
		await expect( card ).toContainText( TITLE );
		for ( const [ texts, next ] of [
			[ TEXTS.slice( 0, 5 ), 'Next' ],
			[ TEXTS.slice( 5 ), 'Submit' ],
		] as const ) {
			await expect( card.getByRole( 'checkbox' ) ).toHaveCount( texts.length );
			for ( const choice of await card.getByRole( 'checkbox' ).all() ) {
				await choice.check();
			}
			await card.getByRole( 'button', { name: next, exact: true } ).click();
		}
		await expect( card ).toContainText( 'Thanks for your feedback!' );
		await expect.poll( () => owner.answersTo( survey ) ).toEqual( [ [ TEXTS.slice( 0, 5 ), TEXTS.slice( 5 ) ] ] );
	} );
}
