import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeSite } from '@/testing/fakes/fake-site';
import { needsMoreThan, promisedBy } from '@/testing/promises';
import { openApp, stopServing } from '@/testing/render-app';
import { resultsOf } from '@/testing/survey-of';

const ajax = { url: '/admin-ajax.php', nonces: { plugins: 'n', license: 'n', blurb: 'n' } };

beforeEach( () => {
	Object.assign( window, { userfeedback: { ajax } } );
} );
afterEach( async () => {
	await stopServing();
	delete window.userfeedback;
} );

const NO_SHOP = { upgrade_url: '' };

function links( dialog: HTMLElement ): [ string | null, string | null ][] {
	return within( dialog )
		.queryAllByRole( 'link' )
		.map( ( link ) => [ link.textContent, link.getAttribute( 'href' ) ] );
}

describe( 'an upgrade prompt without a shop', () => {
	// Guards against: a dead end with only a Close button, and the promise of a discount at a missing checkout.
	it( 'links a site without a plan to the comparison and to the license key', async () => {
		const { user, address } = await openApp( 'settings', '/access', new FakeSite(), {}, 'lite', NO_SHOP );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Author: View Results' } ) );
		const dialog = await screen.findByRole( 'dialog', { name: 'Role-Based Access is a Pro feature' } );

		expect( links( dialog ) ).toEqual( [
			[ 'Compare plans', 'http://127.0.0.1/wp-admin/admin.php?page=userfeedback_settings#/about/lite-vs-pro' ],
			[ 'Enter a license key', 'http://127.0.0.1/wp-admin/admin.php?page=userfeedback_settings#/general' ],
		] );
		expect( within( dialog ).getByText( /^We're sorry, Role-Based Access is not available/ ) ).toBeTruthy();
		expect( within( dialog ).queryByText( /50%/ ) ).toBeNull();
		expect( within( dialog ).getByText( 'It’s also included in the Plus plan.' ) ).toBeTruthy();
		await user.click( within( dialog ).getByText( 'Close' ) );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( address() ).toBe( '/access' );
	} );

	it( 'asks a site with a plan for another key, because it has no plan comparison', async () => {
		const { user } = await openApp( 'settings', '/heatmaps', new FakeSite(), {}, 'pro', NO_SHOP );
		await user.click( await screen.findByRole( 'button', { name: 'Upgrade to Elite' } ) );
		const dialog = await screen.findByRole( 'dialog', { name: 'Heatmaps is an Elite feature' } );

		expect( links( dialog ).map( ( [ name ] ) => name ) ).toEqual( [ 'Enter a license key' ] );
		expect( within( dialog ).queryByText( /Plus/ ) ).toBeNull();
	} );

	it( 'sends people who cannot change settings to an administrator', async () => {
		const site = new FakeSite();
		site.results.set( 1, resultsOf( { id: 1, title: 'Poll' } ) );
		const { user } = await openApp( 'results', '/survey/1', site, { settings: false }, 'lite', NO_SHOP );
		await user.click( await screen.findByRole( 'button', { name: /Export Results/ } ) );
		const dialog = await screen.findByRole( 'dialog', { name: 'Results Export is a Pro feature' } );

		expect( within( dialog ).getByText( 'Ask a site administrator to change the plan.' ) ).toBeTruthy();
		expect( links( dialog ) ).toEqual( [] );
	} );
} );

describe( 'an offer of Pro', () => {
	it.each( [ '/general', '/welcome', '/about/lite-vs-pro', '/growth-tools' ] )(
		'on %s promises no discount without a checkout, and only what Pro adds to Lite',
		async ( address ) => {
			await openApp( 'settings', address, new FakeSite(), {}, 'lite', NO_SHOP );
			const offer = await screen.findByRole( 'heading', { name: 'More with UserFeedback Pro' } );
			const card = offer.closest( 'section' );

			expect( card?.textContent ).not.toMatch( /50%|checkout|Unlimited/ );
			expect( card?.querySelectorAll( 'a[href]' ).length ).toBeGreaterThan( 0 );
			expect( promisedBy( card?.textContent ?? '' ).filter( needsMoreThan( 'pro' ) ) ).toEqual( [] );
		}
	);
} );
