import { accessibilityFaults } from '../../support/axe';
import { Owner } from '../../support/owner';
import { PluginDirectory } from '../../support/servers/plugin-directory';
import { screenshot } from '../../support/screenshot';
import { expect, test } from '../../support/test';

test( 'the analytics plugin is installed next to the switch without losing typed text', async ( { page } ) => {
	const directory = await PluginDirectory.start( 'google-analytics-for-wordpress', 'googleanalytics.php' );
	const disconnect = directory.connect( process.env[ 'UF_SITE_DIR' ] ?? '' );
	try {
		// Uses a published survey, because visitors see no change until it is published: nothing may be saved automatically.
		const survey = await new Owner( page ).publish( 'Told to analytics', [ { title: 'Why?', type: 'text' } ] );
		await page.goto( `/wp-admin/admin.php?page=userfeedback_surveys#/edit/${ String( survey.id ) }/settings` );
		const install = page.getByRole( 'button', { name: 'Install MonsterInsights' } );
		await expect( install ).toBeVisible();
		expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
		await screenshot( page, 'tracking-not-installed' );
		await page.setViewportSize( { width: 390, height: 844 } );
		await screenshot( page, 'tracking-not-installed-phone' );
		await page.setViewportSize( { width: 1280, height: 800 } );
		await page.getByRole( 'checkbox', { name: 'Phones' } ).uncheck();

		const reloaded = page.waitForEvent( 'load' );
		await install.click();
		await expect( page.locator( '.uf-snackbars' ) ).toContainText( 'MonsterInsights has been activated!' );
		await reloaded;
		await expect( page.getByRole( 'checkbox', { name: 'Enable tracking' } ) ).toBeChecked();
		await expect( page.getByRole( 'checkbox', { name: 'Phones' } ) ).not.toBeChecked();
		await expect( page.getByRole( 'button', { name: /MonsterInsights/ } ) ).toHaveCount( 0 );
		await screenshot( page, 'tracking-active' );
		await expect( page.getByRole( 'button', { name: 'Save', exact: true } ) ).toBeEnabled(); // It was autosaved, not saved.
	} finally {
		disconnect();
		await directory.stop();
	}
} );
