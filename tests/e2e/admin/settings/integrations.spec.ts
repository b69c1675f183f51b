import type { Page } from 'playwright/test';
import { lookAtEachWidth } from '../../support/each-width';
import { PluginDirectory } from '../../support/servers/plugin-directory';
import { addMustUse } from '../../support/site/must-use';
import { expect, test } from '../../support/test';

const INTEGRATIONS = '/wp-admin/admin.php?page=userfeedback_settings#/integrations';

/** Options that the automation plugin leaves on the site after its setup wizard. */
const CONNECTED = "add_filter( 'pre_option_uap_automator_free_license_status', static fn() => 'valid' );";

async function look( page: Page, name: string ): Promise< void > {
	await expect( page.locator( '.components-snackbar' ) ).toHaveCount( 0, { timeout: 15_000 } );
	await lookAtEachWidth( page, `integrations-${ name }` );
	await page.setViewportSize( { width: 1280, height: 900 } );
}

test( 'an automation plugin is installed, set up and used, step by step', async ( { page } ) => {
	const site = process.env[ 'UF_SITE_DIR' ] ?? '';
	const directory = await PluginDirectory.start( 'uncanny-automator', 'uncanny-automator.php' );
	const disconnect = directory.connect( site );
	const step = ( name: string ) => page.locator( '[aria-current="step"]', { hasText: name } );
	try {
		await page.goto( INTEGRATIONS );
		await expect( page.getByRole( 'button', { name: 'Create a recipe' } ) ).toBeDisabled();
		await expect( page.getByRole( 'button', { name: 'Run the setup wizard' } ) ).toBeDisabled();
		await expect( page.getByRole( 'button', { name: 'Save Settings' } ) ).toHaveCount( 0 );
		await look( page, 'first' );

		await page.getByRole( 'button', { name: 'Install Uncanny Automator' } ).press( 'Enter' );
		await expect( page.locator( '.uf-snackbars' ) ).toContainText( 'Uncanny Automator has been activated!' );
		await expect( step( 'Set up the plugin' ) ).toBeVisible();
		await expect( page.getByRole( 'button', { name: 'Activating...' } ) ).toHaveCount( 0 );
		await expect( page.getByRole( 'link', { name: 'Run the setup wizard' } ) ).toHaveAttribute(
			'href',
			/\/wp-admin\/edit\.php\?post_type=uo-recipe&page=uncanny-automator-setup-wizard$/
		);
		await expect( page.getByRole( 'button', { name: 'Create a recipe' } ) ).toBeDisabled();
		await look( page, 'active' );

		const takeOff = addMustUse( site, 'connected.php', CONNECTED );
		await page.reload();
		await expect( step( 'Create a recipe' ) ).toBeVisible();
		await expect( page.getByRole( 'link', { name: 'Create a recipe' } ) ).toHaveAttribute(
			'href',
			/\/wp-admin\/post-new\.php\?post_type=uo-recipe$/
		);
		await look( page, 'set-up' );
		takeOff();
		await page.goto( '/wp-admin/plugins.php' );
		await page.getByRole( 'link', { name: /^Deactivate Another/ } ).click(); // The stand-in's own name.
		await page.getByText( 'Plugin deactivated.' ).waitFor();
	} finally {
		disconnect();
		await directory.stop();
	}
} );
