import type { Page } from 'playwright/test';
import { placeInShare } from '../../../../widget/shared/targeting/gate';
import { floating, reasons, toPublish } from '../../support/journeys';
import { Owner } from '../../support/owner';
import { expect, test } from '../../support/test';

const LIST = '/wp-admin/admin.php?page=userfeedback_surveys#/?search=Compared';
const QUESTION = [ { title: 'Which tea?', type: 'text' as const } ];

test( 'each visitor sees one of two versions, until the owner keeps one', async ( { page, visitor } ) => {
	const { id } = await new Owner( page ).publishAlone( 'Compared', QUESTION );
	await page.goto( LIST );
	const row = page.getByRole( 'row', { name: /^Select Compared/ } );
	await row.hover();
	await row.getByRole( 'link', { name: 'Compare versions' } ).click();
	await page.getByRole( 'textbox', { name: 'Question', exact: true } ).fill( 'Which cake?' );
	const version = Number( /edit\/(\d+)/.exec( page.url() )?.[ 1 ] );
	await toPublish( page );
	await expect( page.getByText( 'half see “Compared”' ) ).toBeVisible();
	await page.getByRole( 'radio', { name: 'Publish' } ).click();
	await page.getByRole( 'button', { name: 'Save and Publish' } ).click();
	await expect( page.getByRole( 'row', { name: /version B/ } ) ).toContainText( 'Published' );

	await visitor.goto( '/' );
	await expect.poll( () => visitor.evaluate( () => localStorage.length ) ).toBeGreaterThan( 0 );
	for ( const second of [ false, true ] ) {
		await become( visitor, id, second );
		await visitor.goto( '/sample-page/' );
		await expect( floating( visitor ) ).toContainText( second ? 'Which cake?' : 'Which tea?' );
		expect( await reasons( visitor ) ).toMatchObject( { [ second ? id : version ]: 'other_version' } );
	}

	await page.goto( `/wp-admin/admin.php?page=userfeedback_results#/survey/${ String( id ) }` );
	await expect( page.getByText( 'Not clear yet.' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Stop and keep A' } ).click();
	await page.getByRole( 'button', { name: 'Stop comparison' } ).click();
	await expect( page.getByText( 'The comparison ended before its first full day.' ) ).toBeVisible();
	await visitor.evaluate( () => sessionStorage.clear() );
	await visitor.goto( '/' );
	await expect( floating( visitor ) ).toContainText( 'Which tea?' );
} );

/** Gives a browser the random number of a visitor in one half. */
async function become( visitor: Page, original: number, second: boolean ): Promise< void > {
	let seed = 1;
	while ( placeInShare( seed, ~original ) >= 500 !== second ) {
		seed++;
	}
	await visitor.evaluate( ( number ) => {
		const key = Object.keys( localStorage ).find( ( name ) => name.startsWith( 'userfeedback-shown:' ) ) ?? '';
		localStorage.setItem( key, String( number ) );
		sessionStorage.clear();
	}, seed );
}
