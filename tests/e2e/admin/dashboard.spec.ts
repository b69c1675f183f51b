import { answer } from '../support/answers';
import { accessibilityFaults } from '../support/axe';
import { Owner } from '../support/owner';
import { screenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

const BOX = '#userfeedback_dashboard';

test( 'the dashboard shows an owner the past week and links to a survey’s results', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const title = 'A rather long question for everybody who has been on the page of prices <b>today</b>';
	const survey = await owner.publishAlone( title, [
		{ title: 'Found it?', type: 'radio-button', config: { options: [ 'Yes', 'No' ] } },
	] );
	try {
		await answer( visitor, survey, [ 'No' ] );
		await answer( visitor, survey, [ 'Yes' ] );
		await page.goto( '/wp-admin/index.php' );

		const box = page.locator( BOX );
		await expect( box.getByText( /responses? in the past 7 days/ ) ).toBeVisible();
		await expect( box.getByRole( 'list', { name: 'Responses per day' } ).getByRole( 'listitem' ) ).toHaveCount( 7 );
		await expect( box.getByRole( 'listitem' ).filter( { hasText: title } ) ).toContainText( '2 responses' );
		await expect( box.getByRole( 'link', { name: 'All results' } ) ).toBeVisible();

		for ( const dir of [ 'ltr', 'rtl' ] ) {
			await page.evaluate( ( way ) => document.documentElement.setAttribute( 'dir', way ), dir );
			for ( const width of [ 1280, 390 ] ) {
				await page.setViewportSize( { width, height: 900 } );
				await box.scrollIntoViewIfNeeded();
				await screenshot( page, `dashboard-${ dir }-${ String( width ) }` );
				expect( await accessibilityFaults( page, BOX ) ).toEqual( [] );
				expect( await box.evaluate( ( { scrollWidth, clientWidth } ) => scrollWidth - clientWidth ) ).toBe( 0 );
			}
		}

		await box.getByRole( 'link', { name: title } ).click();
		await expect( page.getByRole( 'heading', { name: 'Found it?' } ) ).toBeVisible();
		await page.waitForLoadState( 'networkidle' ); // No more requests after it closes.
	} finally {
		await owner.forget( survey );
	}
} );
