import { answer } from '../../support/answers';
import { accessibilityFaults } from '../../support/axe';
import { Owner } from '../../support/owner';
import { screenshot } from '../../support/screenshot';
import { expect, test } from '../../support/test';

test( 'an owner reads responses next to the list by keyboard and returns to the row', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const survey = await owner.publishAlone( 'Stationery', [
		{ title: 'How good?', type: 'nps' },
		{ title: 'What else?', type: 'text' },
	] );
	const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
	for ( let sent = 1; sent <= 24; ++sent ) {
		await answer(
			visitor,
			survey,
			[ 1 + ( sent % 10 ), `Said ${ String( sent ) }` ],
			sent % 2 ? phone : undefined
		);
	}
	const list = `/wp-admin/admin.php?page=userfeedback_results#/survey/${ String( survey.id ) }/responses`;
	await page.goto( list );
	const rows = page.getByRole( 'row' ).filter( { has: page.getByRole( 'rowheader' ) } );
	const panel = page.getByRole( 'complementary', { name: 'Selected response' } );
	await expect( rows ).toHaveCount( 20 );

	await rows.nth( 16 ).scrollIntoViewIfNeeded();
	const scrolled = await page.evaluate( () => window.scrollY );
	await rows.nth( 16 ).locator( 'time' ).click();
	await expect( panel.getByText( 'Response 17 of 24' ) ).toBeVisible();
	await expect( panel.getByRole( 'heading', { level: 2 } ).first() ).toBeFocused();
	expect( Math.abs( ( await page.evaluate( () => window.scrollY ) ) - scrolled ) ).toBeLessThan( 60 );
	await expect( rows.nth( 16 ) ).toBeInViewport();
	await expect( panel.getByRole( 'button', { name: 'Close' } ) ).toBeInViewport( { ratio: 1 } );
	await screenshot( page, 'panel-1280', false );
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	await page.evaluate( () => ( document.documentElement.dir = 'rtl' ) );
	await screenshot( page, 'panel-rtl', false );
	await page.evaluate( () => ( document.documentElement.dir = 'ltr' ) );

	for ( const place of [ 18, 19, 20, 21 ] ) {
		await page.keyboard.press( place % 2 ? 'j' : 'ArrowDown' );
		await expect( panel.getByText( `Response ${ String( place ) } of 24` ) ).toBeVisible();
	}
	await expect( rows ).toHaveCount( 4 ); // The next page.
	await expect( page ).toHaveURL( /page=2/ );
	await page.reload();
	await expect( panel.getByText( 'Response 21 of 24' ) ).toBeVisible();
	await page.keyboard.press( 'k' );
	await expect( panel.getByText( 'Response 20 of 24' ) ).toBeVisible();
	await expect( rows ).toHaveCount( 20 );
	await expect( rows.nth( 19 ) ).toBeInViewport( { ratio: 1 } ); // The list follows the selection.
	await page.keyboard.press( 'Escape' );
	await expect( panel ).toHaveCount( 0 );
	await expect( rows.nth( 19 ).getByRole( 'link' ).first() ).toBeFocused();
	await expect( page ).not.toHaveURL( /open=/ );

	await page.goto( `${ list }?status=publish&f.device=mobile` ); // Every other one.
	await expect( rows ).toHaveCount( 12 );
	await rows.nth( 2 ).getByRole( 'link', { name: 'View' } ).press( 'Enter' );
	await expect( panel.getByText( 'Response 3 of 12' ) ).toBeVisible();
	await panel.getByRole( 'button', { name: 'Next response' } ).press( 'Enter' );
	await expect( panel.getByText( 'Response 4 of 12' ) ).toBeVisible();
	await expect( panel.getByText( 'Said 17' ) ).toBeVisible();
	await panel.getByRole( 'link', { name: 'Open full page' } ).press( 'Enter' );
	await expect( panel ).toHaveCount( 0 );
	await expect( page.getByText( 'Response 4 of 12' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Next response' } ).press( 'Enter' );
	await expect( page.getByText( 'Response 5 of 12' ) ).toBeVisible();
	await page.getByRole( 'link', { name: 'Back to All Responses' } ).press( 'Enter' );
	await expect( rows ).toHaveCount( 12 );

	await rows.first().locator( 'time' ).click();
	await panel.getByRole( 'button', { name: 'Trash' } ).press( 'Enter' );
	await expect( rows ).toHaveCount( 11 );
	await expect( panel.getByText( 'No longer in this list' ) ).toBeVisible();
	await page.keyboard.press( 'j' );
	await expect( panel.getByText( 'Response 1 of 11' ) ).toBeVisible();

	await page.setViewportSize( { width: 390, height: 844 } );
	await expect( page.getByRole( 'heading', { level: 1, name: /Response #/ } ) ).toBeVisible();
	await expect( page.getByText( 'Response 1 of 11' ) ).toBeVisible();
	await screenshot( page, 'panel-390' );
	await page.getByRole( 'link', { name: 'Back to All Responses' } ).click();
	await rows.nth( 1 ).locator( 'time' ).click();
	await expect( page.getByText( 'Response 2 of 11' ) ).toBeVisible();
	await expect( panel ).toHaveCount( 0 );
} );
