import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeSite } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';

beforeEach( () =>
	Object.assign( window, { userfeedback: { ajax: { url: '/admin-ajax.php', nonces: { plugins: 'n' } } } } )
);
afterEach( async () => {
	await stopServing();
	delete window.userfeedback;
} );

const current = () =>
	screen.getAllByRole( 'listitem' ).filter( ( step ) => step.getAttribute( 'aria-current' ) === 'step' );
const ajax = ( site: FakeSite ) =>
	site.sent( 'POST /admin-ajax.php' ).map( ( body ) => ( body as { action: string } ).action );

describe( 'integrations', () => {
	it( 'installs and activates the plugin with notices, then opens the next step', async () => {
		const site = new FakeSite();
		const { user } = await openApp( 'settings', '/integrations', site );
		await user.click( await screen.findByRole( 'button', { name: 'Install Uncanny Automator' } ) );
		expect( await screen.findAllByText( 'Uncanny Automator has been installed successfully!' ) ).not.toEqual( [] );
		expect( await screen.findAllByText( 'Uncanny Automator has been activated!' ) ).not.toEqual( [] );
		const held = screen.getByRole( 'button', { name: 'Activating...' } );
		expect( held.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		expect( ajax( site ) ).toEqual(
			expect.arrayContaining( [ 'userfeedback_install_plugin', 'userfeedback_activate_plugin' ] )
		);
		const wizard = screen.getByRole( 'link', { name: 'Run the setup wizard' } );
		expect( wizard.getAttribute( 'href' ) ).toBe(
			'http://127.0.0.1/wp-admin/edit.php?post_type=uo-recipe&page=uncanny-automator-setup-wizard'
		);
		await waitFor( () => expect( screen.queryByRole( 'button', { name: 'Activating...' } ) ).toBeNull() );
		expect( current()[ 0 ]?.textContent ).toContain( 'Set up the plugin' );
	} );

	// Guards against: a warning came after three steps, in another card.
	it( 'warns that a developer is needed before offering anything', async () => {
		await openApp( 'settings', '/integrations', new FakeSite() );
		const install = await screen.findByRole( 'button', { name: 'Install Uncanny Automator' } );
		const [ warning ] = screen.getAllByText( /triggers are for an older product/, {
			selector: '.components-notice__content p',
		} );
		expect( warning?.compareDocumentPosition( install ) ).toBe( Node.DOCUMENT_POSITION_FOLLOWING );
		expect( screen.getByText( /your developer added for userfeedback_survey_response/ ) ).toBeTruthy();
	} );

	it( 'opens each step in order, one at a time', async () => {
		const site = new FakeSite();
		await openApp( 'settings', '/integrations', site );
		await screen.findByRole( 'button', { name: 'Install Uncanny Automator' } );
		expect( current()[ 0 ]?.textContent ).toContain( 'Install and activate' );
		expect( screen.getByRole< HTMLButtonElement >( 'button', { name: 'Run the setup wizard' } ).disabled ).toBe(
			true
		);
		expect( screen.getByRole< HTMLButtonElement >( 'button', { name: 'Create a recipe' } ).disabled ).toBe( true );
		await stopServing();

		Object.assign( site.plugins.automation, { installed: true, active: true, setup_complete: true } );
		await openApp( 'settings', '/integrations', site );
		const recipe = await screen.findByRole( 'link', { name: 'Create a recipe' } );
		expect( recipe.getAttribute( 'href' ) ).toBe( 'http://127.0.0.1/wp-admin/post-new.php?post_type=uo-recipe' );
		expect( screen.queryByText( 'Run the setup wizard' ) ).toBeNull();
		expect( current()[ 0 ]?.textContent ).toContain( 'Create a recipe' );
	} );

	it( 'shows why it can’t be installed, and who can do it', async () => {
		const site = new FakeSite();
		site.plugins.refused.set( 'userfeedback_install_plugin', 'Plugin not found.' );
		const { user } = await openApp( 'settings', '/integrations', site );
		await user.click( await screen.findByRole( 'button', { name: 'Install Uncanny Automator' } ) );
		expect( await screen.findByRole( 'alert' ) ).toBeTruthy();
		expect( screen.getAllByText( 'There was an error installing the plugin. Plugin not found.' ) ).not.toEqual(
			[]
		);
		await stopServing();

		site.plugins.automation.may_change = false;
		await openApp( 'settings', '/integrations', site );
		expect( await screen.findByText( /Ask someone who can install plugins/ ) ).toBeTruthy();
		expect( screen.queryByRole( 'button', { name: /^Install/ } ) ).toBeNull();
	} );

	it( 'has nothing to save, and keeps changes on another screen', async () => {
		const { user } = await openApp( 'settings', '/misc', new FakeSite() );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Allow Usage Tracking' } ) );
		await user.click( screen.getByRole( 'link', { name: 'Integrations' } ) );
		await screen.findByRole( 'heading', { name: 'Uncanny Automator' } );
		expect( screen.queryByRole( 'button', { name: 'Save Settings' } ) ).toBeNull();
		await user.click( screen.getByRole( 'link', { name: 'Misc' } ) );
		expect( await screen.findByRole( 'button', { name: 'Save Settings' } ) ).toBeTruthy();
	} );
} );
