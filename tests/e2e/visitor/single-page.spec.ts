import type { Page } from 'playwright/test';
import type { SurveyDraft } from '../../../src/contract/types';
import { floating, inline, reasons } from '../support/journeys';
import { Owner } from '../support/owner';
import { expect, test } from '../support/test';

const PLACE = ( id: number ): string => `<div data-userfeedback-survey="${ String( id ) }"></div>`;

/** Navigates like a single-page site's router: another URL and other content without a page load. */
const go = ( visitor: Page, address: string, content = 'A page' ): Promise< void > =>
	visitor.evaluate(
		( [ to, html ] ) => {
			history.pushState( null, '', to );
			( document.querySelector( 'main' ) as HTMLElement ).innerHTML = html;
		},
		[ address, content ] as const
	);

const only = ( word: string ): NonNullable< SurveyDraft[ 'settings' ] > => ( {
	targeting: { pages: 'select', page_rules: [ { logic: 'page_url_contains', operator: '&&', data: word } ] },
} );

test( 'on a single-page site, a survey shows and hides with the URLs it is for', async ( { page, visitor } ) => {
	const survey = await new Owner( page ).publishAlone(
		'For prices',
		[ { title: 'Too dear?', type: 'text' } ],
		only( 'prices' )
	);
	const card = floating( visitor );
	await visitor.goto( '/' );
	expect( await reasons( visitor ) ).toEqual( { [ survey.id ]: 'page_url_contains' } );
	await expect( card ).toHaveCount( 0 );

	await go( visitor, '/prices/' );
	await expect( card ).toContainText( 'Too dear?' );
	await go( visitor, '/about/' );
	await expect( card ).toHaveCount( 0 );
	await visitor.goBack();
	await expect( card ).toContainText( 'Too dear?' );

	await card.getByRole( 'textbox', { name: 'Too dear?' } ).fill( 'Not at all' );
	await go( visitor, '/about/' );
	await visitor.evaluate( () => {
		const body = document.createElement( 'body' );
		body.innerHTML = '<main>Another body</main>';
		document.body.replaceWith( body );
	} );
	await expect( visitor.locator( 'body' ) ).toContainText( 'Another body' );
	await expect( card.getByRole( 'textbox' ), 'what was begun is not taken away' ).toHaveValue( 'Not at all' );
} );

test( 'on a single-page site, a survey shows once in places that are added', async ( { page, visitor } ) => {
	const survey = await new Owner( page ).publishAlone(
		'In places',
		[ { title: 'Here?', type: 'text' } ],
		only( 'nowhere' )
	);
	await visitor.goto( '/' );
	await reasons( visitor );

	await go( visitor, '/nowhere/', `<p>Text</p>${ PLACE( survey.id ) }${ PLACE( survey.id ) }` );
	await expect( inline( visitor ) ).toHaveCount( 1 );
	await expect( inline( visitor ) ).toContainText( 'Here?' );
	await go( visitor, '/nowhere/else/', `<section>${ PLACE( survey.id ) }</section>` );
	await expect( visitor.locator( 'section' ).getByRole( 'group', { name: 'Survey' } ) ).toContainText( 'Here?' );
	await go( visitor, '/away/', PLACE( survey.id ) );
	await expect( inline( visitor ) ).toHaveCount( 0 );
	await expect( visitor.locator( '[data-userfeedback-survey]' ) ).toBeHidden();
} );
