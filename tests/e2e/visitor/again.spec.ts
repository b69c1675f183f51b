import type { Page } from 'playwright/test';
import { floating, inline } from '../support/journeys';
import { Owner } from '../support/owner';
import { expect, test } from '../support/test';

/** Pages that are shown again, or change, are decided again: in tabs, in hidden boxes. */

const QUESTION = [ { title: 'Did you find it?', type: 'text' as const } ];

const answer = async ( page: Page ): Promise< void > => {
	await floating( page ).getByRole( 'textbox', { name: 'Did you find it?' } ).fill( 'Yes' );
	await floating( page ).getByRole( 'button', { name: 'Submit' } ).click();
	await expect( floating( page ) ).toContainText( 'Thank' );
};

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
