import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Plan } from '@/contract/features';
import type { Site } from '@/lib/site';
import { FakeAddons } from '@/testing/fakes/fake-addons';
import { licenseOf } from '@/testing/fakes/fake-settings';
import { FakeSite } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';

const reload = vi.fn();

beforeEach( () => {
	Object.assign( window, {
		userfeedback: { ajax: { url: '/admin-ajax.php', nonces: { addons: 'n', license: 'n' } } },
	} );
	reload.mockReset();
	vi.spyOn( window.location, 'reload' ).mockImplementation( reload );
} );
afterEach( async () => {
	await stopServing();
	delete window.userfeedback;
	vi.restoreAllMocks();
} );

const card = async ( name: string ) => {
	const found = ( await screen.findByRole( 'heading', { name } ) ).closest( 'li' );
	if ( ! found ) throw new Error( `No card ${ name }.` );
	return within( found );
};
const names = () => screen.getAllByRole( 'heading', { level: 2 } ).map( ( { textContent } ) => textContent );

/** Creates a site whose plan has some of them: active, installed and neither. */
function siteWith( plan: Plan ): FakeSite {
	const site = new FakeSite();
	site.addons = new FakeAddons( plan, { branding: true, templates: false } );
	return site;
}

function open( site: FakeSite, plan: Plan, more: Partial< Site > = {}, address = '/' ) {
	return openApp( 'addons', address, site, {}, plan, more );
}

describe( 'addons', () => {
	it( 'list active ones first, each with its purpose, plan, and one action', async () => {
		await open( siteWith( 'pro' ), 'pro' );
		await card( 'Branding' );
		expect( names() ).toEqual( [
			'Branding',
			'Templates',
			'Question Types',
			'Targeting',
			'Behavior',
			'Webhooks',
			'Google Drive',
			'Post Ratings',
			'Geo Restrictions',
			'Heatmaps',
		] );
		const branding = await card( 'Branding' );
		expect( branding.getByText( 'Plus' ) ).toBeTruthy();
		expect( branding.getByText( 'Active' ) ).toBeTruthy();
		expect( branding.getByRole( 'button', { name: 'Deactivate' } ) ).toBeTruthy();
		expect( ( await card( 'Templates' ) ).getByRole( 'button', { name: 'Activate' } ) ).toBeTruthy();
		expect( ( await card( 'Webhooks' ) ).getByRole( 'button', { name: 'Install Addon' } ) ).toBeTruthy();
		const heatmaps = await card( 'Heatmaps' );
		expect( heatmaps.getByText( 'Elite' ) ).toBeTruthy();
		expect( heatmaps.getByRole( 'link', { name: /Upgrade Now/ } ).getAttribute( 'href' ) ).toContain(
			'utm_campaign=heatmaps'
		);
		expect( screen.queryByText( /license key/ ) ).toBeNull();
	} );

	it( 'are found by part of their name, and by type', async () => {
		const { user, router } = await open( siteWith( 'pro' ), 'pro' );
		await user.type( await screen.findByRole( 'searchbox', { name: 'Search add-ons' } ), 'TAR' );
		expect( names() ).toEqual( [ 'Targeting' ] );
		await user.type( screen.getByRole( 'searchbox', { name: 'Search add-ons' } ), 'x' );
		expect( screen.getByRole( 'heading', { name: 'No add-ons found' } ) ).toBeTruthy();
		await user.clear( screen.getByRole( 'searchbox', { name: 'Search add-ons' } ) );
		await user.click( screen.getByRole( 'link', { name: 'Not in your plan (2)' } ) );
		expect( names() ).toEqual( [ 'Geo Restrictions', 'Heatmaps' ] );
		expect( router.state.location.search ).toBe( '?status=locked' );
		await user.click( screen.getByRole( 'link', { name: 'All (10)' } ) );
		expect( names() ).toHaveLength( 10 );
	} );

	it( 'are installed and activated with one click, then the page reloads', async () => {
		const site = siteWith( 'pro' );
		const { user } = await open( site, 'pro', {}, '/?status=available' );
		const behavior = await card( 'Behavior' );
		await user.dblClick( behavior.getByRole( 'button', { name: 'Install Addon' } ) );
		const busy = await behavior.findByRole( 'button', { name: 'Activating...' } );
		expect( busy.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		expect( await screen.findAllByText( 'Addon Activated' ) ).not.toEqual( [] );
		expect( site.addons.done ).toEqual( [ 'install behavior', 'activate behavior' ] );
		expect( behavior.getByText( 'Active' ) ).toBeTruthy(); // It stays visible, although it no longer matches the filter.
		expect( reload ).not.toHaveBeenCalled();
		await waitFor( () => expect( reload ).toHaveBeenCalledTimes( 1 ), { timeout: 3000 } );
		expect( await behavior.findByRole( 'button', { name: 'Deactivate' } ) ).toBeTruthy();

		await stopServing( true );
		await open( site, 'pro' );
		expect( await screen.findAllByText( 'Behavior is active. You’ll find it under Survey settings.' ) ).not.toEqual(
			[]
		);
	} );

	it( 'are deactivated without leaving the page', async () => {
		const site = siteWith( 'pro' );
		const { user } = await open( site, 'pro' );
		const branding = await card( 'Branding' );
		await user.click( branding.getByRole( 'button', { name: 'Deactivate' } ) );
		expect( await screen.findAllByText( 'Addon Deactivated' ) ).not.toEqual( [] );
		expect( branding.getByText( 'Inactive' ) ).toBeTruthy();
		expect( await branding.findByRole( 'button', { name: 'Activate' }, { timeout: 3000 } ) ).toBeTruthy();
		expect( reload ).not.toHaveBeenCalled();
	} );

	it( 'show why an installation failed and allow a retry', async () => {
		const site = siteWith( 'pro' );
		site.addons.refusal = 'The tables could not be made.';
		const { user } = await open( site, 'pro' );
		const webhooks = await card( 'Webhooks' );
		await user.click( webhooks.getByRole( 'button', { name: 'Install Addon' } ) );
		expect(
			await screen.findAllByText( 'There was an error installing the addon. The tables could not be made.' )
		).not.toEqual( [] );
		expect( await webhooks.findByRole( 'button', { name: 'Install Addon' }, { timeout: 3000 } ) ).toBeTruthy();
		expect( reload ).not.toHaveBeenCalled();
	} );

	it( 'link to where to get an addon that isn’t installed', async () => {
		const site = siteWith( 'elite' );
		site.addons.redirects.set( 'heatmaps', 'https://example.org/heatmaps' );
		await open( site, 'elite' );
		const link = ( await card( 'Heatmaps' ) ).getByRole( 'link', { name: /Learn More/ } );
		expect( link.getAttribute( 'href' ) ).toBe( 'https://example.org/heatmaps' );
	} );
} );

describe( 'addons without a valid license', () => {
	it( 'show in the free edition that they are a Pro feature', async () => {
		await open( siteWith( 'lite' ), 'lite' );
		expect( await screen.findAllByText( /Add-ons are a Pro feature/ ) ).not.toEqual( [] );
		expect( screen.getByRole( 'link', { name: 'Enter a license key' } ).getAttribute( 'href' ) ).toMatch(
			/userfeedback_settings#\/general$/
		);
	} );

	it( 'warn about a missing license key and show no dead button without a shop', async () => {
		await open( siteWith( 'lite' ), 'lite', { is_pro: true, upgrade_url: '' } );
		expect( await screen.findAllByText( /No license key found/ ) ).not.toEqual( [] );
		const heatmaps = await card( 'Heatmaps' );
		expect( heatmaps.getByRole( 'link', { name: 'Enter a license key' } ) ).toBeTruthy();
	} );

	it( 'show that a license key expired', async () => {
		const site = siteWith( 'lite' );
		site.settings.site = licenseOf( 'lite', 'UF-OLD', {
			state: 'expired',
			message: 'Your license key has expired.',
		} );
		await open( site, 'lite', { is_pro: true } );
		expect( await screen.findAllByText( 'Your license key has expired.' ) ).not.toEqual( [] );
	} );

	it( 'show a welcome back message once to users who went to buy a plan', async () => {
		const { user } = await open( siteWith( 'lite' ), 'lite' );
		const link = ( await card( 'Heatmaps' ) ).getByRole( 'link', { name: /Upgrade Now/ } );
		link.addEventListener( 'click', ( event ) => event.preventDefault() );
		window.dispatchEvent( new Event( 'focus' ) );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		await user.click( link );
		window.dispatchEvent( new Event( 'focus' ) );
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Welcome back' } ) );
		await user.click( dialog.getByRole( 'button', { name: 'OK' } ) );
		window.dispatchEvent( new Event( 'focus' ) );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );
} );
