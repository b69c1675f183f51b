import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/lib/date-range/date-range';
import { todayIn } from '@/lib/date-range/today';
import { formatDay } from '@/lib/format';
import { licenseOf } from '@/testing/fakes/fake-settings';
import { FakeSite } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';

beforeEach( () =>
	Object.assign( window, {
		userfeedback: { ajax: { url: '/admin-ajax.php', nonces: { license: 'n', blurb: 'n' } } },
	} )
);
afterEach( async () => {
	await stopServing();
	delete window.userfeedback;
} );

const bar = () => screen.queryByRole( 'region', { name: 'Unsaved changes' } );

describe( 'settings', () => {
	it( 'opens the license first, and links to the other screens', async () => {
		const { user, address } = await openApp( 'settings', '/', new FakeSite() );
		expect( await screen.findByRole( 'heading', { name: 'License' } ) ).toBeTruthy();
		expect( address() ).toBe( '/general' );
		await user.click( screen.getByRole( 'link', { name: 'Access' } ) );
		expect( await screen.findByRole( 'table', { name: 'Role permissions' } ) ).toBeTruthy();
	} );

	it( 'keeps focus on Help in the header while the settings are loading', async () => {
		const site = new FakeSite();
		let arrive: () => void = () => undefined;
		const usual = site.settings.answer( {
			method: 'GET',
			path: '/settings',
			query: new URLSearchParams(),
			body: null,
		} );
		const after = new Promise< void >( ( resolve ) => ( arrive = resolve ) );
		site.next.set( 'GET /settings', { status: 200, body: usual?.body, after } );
		await openApp( 'settings', '/privacy', site );
		const help = await screen.findByRole( 'button', { name: 'Help' } );
		help.focus();

		arrive();

		expect( await screen.findByRole( 'radio', { name: 'Not stored' } ) ).toBeTruthy();
		expect( document.activeElement ).toBe( help );
	} );

	it( 'sends only changes, confirms the save, and then has nothing left to save', async () => {
		const site = new FakeSite();
		const { user } = await openApp( 'settings', '/privacy', site );
		await user.click( await screen.findByRole( 'radio', { name: /^Anonymized/ } ) );
		await user.click( screen.getByRole( 'checkbox', { name: 'Delete all data with the plugin' } ) );
		await user.click( screen.getByRole( 'checkbox', { name: 'Delete all data with the plugin' } ) ); // And back.
		await user.click( screen.getByRole( 'button', { name: 'Save Settings' } ) );
		expect( await screen.findAllByText( 'Settings saved.' ) ).not.toEqual( [] );
		expect( site.sent( 'POST /settings' ) ).toEqual( [ { settings: { ip_storage: 'truncated' } } ] );
		expect( bar() ).toBeNull();
	} );

	it( 'shows the exact usage report and its recipient, and saves the consent', async () => {
		const site = new FakeSite();
		const { user } = await openApp( 'settings', '/misc', site );
		expect( await screen.findByText( '{ "site": "" }' ) ).toBeTruthy();

		site.settings.usage = { report: '{ "site": "7f" }', sent_to: 'usage.example' };
		const allow = await screen.findByRole< HTMLInputElement >( 'checkbox', { name: 'Allow Usage Tracking' } );
		expect( allow.checked ).toBe( false );
		await user.click( allow );
		await user.click( screen.getByRole( 'button', { name: 'Save Settings' } ) );
		expect( await screen.findByText( '{ "site": "7f" }' ) ).toBeTruthy();
		expect( screen.getByText( 'Preview of the report sent to usage.example' ) ).toBeTruthy();
		expect( site.sent( 'POST /settings' ) ).toEqual( [ { settings: { allow_usage_tracking: true } } ] );
	} );

	// Guards against: a switch for a report that was sent nowhere.
	it( 'offers no usage tracking while reports have no recipient', async () => {
		const site = new FakeSite();
		site.settings.usage = { report: '{}', sent_to: '' };
		await openApp( 'settings', '/misc', site );
		await screen.findByRole( 'heading', { name: 'Weekly summary' } );
		await waitFor( () => expect( site.requests.some( ( { path } ) => path.endsWith( '/usage' ) ) ).toBe( true ) );
		expect( screen.queryByText( 'Usage tracking' ) ).toBeNull();
	} );

	it( 'keeps changes when switching screens and after a failed save', async () => {
		const site = new FakeSite();
		const { user } = await openApp( 'settings', '/privacy', site );
		await user.click( await screen.findByRole( 'radio', { name: 'Full address' } ) );
		await user.click( screen.getByRole( 'link', { name: 'General' } ) );
		await screen.findByRole( 'heading', { name: 'License' } );
		site.next.set( 'POST /settings', {
			status: 400,
			body: {
				code: 'userfeedback_invalid',
				message: 'settings.ip_storage: Not this one.',
				data: { status: 400, params: { 'settings.ip_storage': 'Not this one.' } },
			},
		} );
		await user.click( screen.getByRole( 'button', { name: 'Save Settings' } ) );
		expect( await screen.findAllByText( /Please fix errors on this page/ ) ).not.toEqual( [] );
		await user.click( screen.getByRole( 'link', { name: 'Privacy' } ) );
		expect( ( await screen.findByRole< HTMLInputElement >( 'radio', { name: 'Full address' } ) ).checked ).toBe(
			true
		);
		expect( screen.getByText( 'Not this one.' ) ).toBeTruthy();
		await user.click( screen.getByRole( 'button', { name: 'Discard' } ) );
		expect( screen.getByRole< HTMLInputElement >( 'radio', { name: 'Not stored' } ).checked ).toBe( true );
		expect( bar() ).toBeNull();
	} );

	it( 'raises the limit of options up to 20', async () => {
		const site = new FakeSite();
		const { user } = await openApp( 'settings', '/misc', site );
		const limit = await screen.findByRole< HTMLInputElement >( 'spinbutton', {
			name: 'Maximum number of options',
		} );
		expect( [ limit.value, limit.min, limit.max ] ).toEqual( [ '5', '5', '20' ] );
		await user.clear( limit );
		await user.type( limit, '12' );
		await user.click( screen.getByRole( 'button', { name: 'Save Settings' } ) );
		await waitFor( () => expect( site.sent( 'POST /settings' ) ).toEqual( [ { settings: { max_options: 12 } } ] ) );
	} );

	it( 'resets changed settings to their defaults', async () => {
		const site = new FakeSite();
		site.settings.stored.settings.automatic_updates = 'all';
		const { user } = await openApp( 'settings', '/misc', site );
		await user.click( await screen.findByRole( 'button', { name: 'Reset Automatic updates' } ) );
		expect( screen.queryByRole( 'button', { name: /^Reset/ } ) ).toBeNull();
		await user.click( screen.getByRole( 'button', { name: 'Save Settings' } ) );
		await waitFor( () =>
			expect( site.sent( 'POST /settings' ) ).toEqual( [ { settings: { automatic_updates: 'none' } } ] )
		);
	} );
} );

describe( 'privacy', () => {
	it( 'shows what is stored, how much, and for how long with the current choice', async () => {
		const site = new FakeSite();
		const { user } = await openApp( 'settings', '/privacy', site );
		const table = within( await screen.findByRole( 'table', { name: 'Stored data' } ) );
		const responses = table.getByRole( 'row', { name: /^Responses/ } ).textContent;
		expect( responses ).toContain( 'About 1,234 responses, 2.5 MB' );
		expect( responses ).toContain( 'Until you delete them' );
		expect( table.getByRole( 'row', { name: /^Surveys/ } ).textContent ).toContain( '2 surveys, 64 kB' );
		expect( table.getByRole( 'row', { name: /^Post ratings/ } ).textContent ).toContain( '32 kB' );
		expect( table.getByRole( 'row', { name: /^Statistics/ } ).textContent ).toContain( '–' ); // Nobody knows.
		const kept = screen.getByRole( 'heading', { name: 'Response retention' } ).closest( 'section' );
		await user.click( within( kept as HTMLElement ).getByRole( 'radio', { name: '90 days' } ) );
		expect( table.getByRole( 'row', { name: /^Responses/ } ).textContent ).toContain( '90 days' );
		const firstDay = formatDay( addDays( todayIn( 'Europe/Berlin' ), -90 ) );
		expect( screen.getByText( `Responses from before ${ firstDay } will be deleted tonight.` ) ).toBeTruthy();
		expect( screen.getByRole( 'link', { name: 'Erase Personal Data' } ).getAttribute( 'href' ) ).toBe( '/erase' );
		expect( screen.queryByRole( 'link', { name: 'Privacy policy guide' } ) ).toBeNull(); // Only for users with access.
		await user.click( screen.getByRole( 'button', { name: 'Save Settings' } ) );
		await waitFor( () =>
			expect( site.sent( 'POST /settings' ) ).toEqual( [ { settings: { response_retention: '90' } } ] )
		);
	} );
} );

describe( 'access', () => {
	it( 'has a box for each permission and role; admin roles can’t lose one', async () => {
		const site = new FakeSite();
		const { user } = await openApp( 'settings', '/access', site );
		const fixed = await screen.findByRole< HTMLInputElement >( 'checkbox', {
			name: 'Administrator: View Results',
		} );
		expect( [ fixed.checked, fixed.disabled ] ).toEqual( [ true, true ] );
		await user.click( screen.getByRole( 'checkbox', { name: 'Author: View Results' } ) );
		await user.click( screen.getByRole( 'checkbox', { name: 'Editor: Create & Edit Surveys' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Save Settings' } ) );
		await waitFor( () =>
			expect( site.sent( 'POST /settings' ) ).toEqual( [
				{
					settings: {
						view_results: [ 'administrator', 'editor', 'author' ],
						create_edit_surveys: [ 'administrator' ],
					},
				},
			] )
		);
	} );

	it( 'is locked in the free edition, and shows which plan includes it', async () => {
		const { user } = await openApp( 'settings', '/access', new FakeSite(), {}, 'lite' );
		expect( await screen.findByRole( 'heading', { name: 'Permissions Pro' } ) ).toBeTruthy();
		for ( const box of screen.getAllByRole< HTMLInputElement >( 'checkbox' ) ) {
			expect( box.disabled || box.getAttribute( 'aria-disabled' ) === 'true' ).toBe( true );
		}
		await user.click( await screen.findByRole( 'checkbox', { name: 'Author: View Results' } ) );
		expect(
			within( await screen.findByRole( 'dialog' ) ).getByText( /Role-Based Access is a Pro feature/ )
		).toBeTruthy();
		await user.keyboard( '{Escape}' );
		expect( bar() ).toBeNull();
	} );
} );

describe( 'the license', () => {
	it( 'verifies a key half a second after typing, and unlocks its plan immediately', async () => {
		const site = new FakeSite();
		const { user } = await openApp( 'settings', '/general', site, {}, 'lite' );
		expect( await screen.findByText( /You’re using UserFeedback Lite/ ) ).toBeTruthy();
		expect( await screen.findByRole( 'heading', { name: 'More with UserFeedback Pro' } ) ).toBeTruthy();
		await user.type( screen.getByRole( 'textbox', { name: 'License key' } ), ' UF-KNOWN ' );
		expect( await screen.findByText( 'Elite' ) ).toBeTruthy();
		expect( site.settings.tried ).toEqual( [ 'UF-KNOWN' ] );
		expect( screen.getByText( '•••• NOWN' ) ).toBeTruthy();
		expect( screen.queryByRole( 'heading', { name: 'More with UserFeedback Pro' } ) ).toBeNull();
		await user.click( screen.getByRole( 'link', { name: 'Access' } ) );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Author: View Results' } ) );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( bar() ).not.toBeNull();
	} );

	it( 'shows why a key is rejected, and never retries it automatically', async () => {
		const site = new FakeSite();
		const { user } = await openApp( 'settings', '/general', site, {}, 'lite' );
		await user.type( await screen.findByRole( 'textbox', { name: 'License key' } ), 'wrong' );
		await user.click( screen.getByRole( 'button', { name: 'Verify Key' } ) );
		expect( ( await screen.findByRole( 'alert' ) ).textContent ).toBe(
			'Your license key for the product is invalid.'
		);
		await new Promise( ( resolve ) => setTimeout( resolve, 700 ) );
		expect( site.settings.tried ).toEqual( [ 'wrong' ] );
	} );

	it( 'that expired shows what continues, and can be replaced', async () => {
		const site = new FakeSite();
		site.settings.site = licenseOf( 'lite', 'UF-OLD-1234', {
			state: 'expired',
			lasting_type: 'elite',
			is_expired: true,
			message: 'Your license key has expired.',
		} );
		await openApp( 'settings', '/general', site, {}, 'lite' );
		expect( await screen.findAllByText( /Running surveys continue, and all responses are kept\./ ) ).not.toEqual(
			[]
		);
		expect( screen.getByRole( 'textbox', { name: 'License key' } ) ).toBeTruthy();
		expect( screen.getByRole( 'button', { name: 'Refresh Key' } ) ).toBeTruthy();
		const renewal = screen.getByRole< HTMLAnchorElement >( 'link', { name: /Your license key has expired/ } );
		expect( renewal.href ).toContain( 'http://127.0.0.1/pricing/' );
	} );

	it( 'shows the current action, and that it failed when there was no response', async () => {
		const site = new FakeSite();
		site.settings.site = licenseOf( 'elite', 'UF-KNOWN' );
		const { user } = await openApp( 'settings', '/general', site );
		const refresh = await screen.findByRole( 'button', { name: 'Refresh Key' } );
		site.next.set( 'POST /admin-ajax.php', { status: 500, body: 'Fatal error' } );
		await user.click( refresh );
		expect( await screen.findAllByText( 'There was an error refreshing your license' ) ).not.toEqual( [] );
		await waitFor( () => expect( refresh.getAttribute( 'aria-disabled' ) ).toBeNull() );
		const said = new Set< string >(); // It ends before it can be seen.
		const watcher = new MutationObserver( () =>
			document.querySelectorAll( '.uf-key__progress' ).forEach( ( { textContent } ) => said.add( textContent ) )
		);
		watcher.observe( document.body, { subtree: true, childList: true, characterData: true } );
		await user.click( refresh );
		expect( await screen.findAllByText( 'Your license key was refreshed.' ) ).not.toEqual( [] );
		watcher.disconnect();
		expect( [ ...said ] ).toContain( 'Refreshing license...' );
		await waitFor( () => expect( screen.queryByText( 'Refreshing license...' ) ).toBeNull() );
	} );

	it( 'hides automatic updates from users who can’t update plugins, as in a network', async () => {
		await openApp( 'settings', '/misc', new FakeSite(), { updates: false } );
		await screen.findByRole( 'checkbox', { name: 'Disable Email Summaries' } );
		expect( screen.queryByRole( 'radio', { name: 'Minor versions only' } ) ).toBeNull();
	} );

	it( 'that was disabled shows what is paused', async () => {
		const site = new FakeSite();
		site.settings.site = licenseOf( 'lite', 'UF-OLD-1234', {
			state: 'disabled',
			is_disabled: true,
			message: 'Your license key has been disabled.',
		} );
		await openApp( 'settings', '/general', site, {}, 'lite' );
		const said = await screen.findAllByText(
			/Your license key has been disabled\..*Surveys that require a plan are paused/
		);
		expect( said ).not.toEqual( [] );
	} );

	it( 'asks before deactivation, and the plan is removed immediately', async () => {
		const site = new FakeSite();
		site.settings.site = licenseOf( 'elite', 'UF-KNOWN' );
		const { user } = await openApp( 'settings', '/general', site );
		await user.click( await screen.findByRole( 'button', { name: 'Deactivate' } ) );
		await user.click( within( await screen.findByRole( 'dialog' ) ).getByRole( 'button', { name: 'Deactivate' } ) );
		expect( await screen.findByText( /You’re using UserFeedback Lite/ ) ).toBeTruthy();
		await user.click( screen.getByRole( 'link', { name: 'Access' } ) );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Author: View Results' } ) );
		expect( await screen.findByRole( 'dialog' ) ).toBeTruthy();
	} );

	it( 'disabled on refresh locks its features immediately', async () => {
		const site = new FakeSite();
		site.settings.site = licenseOf( 'elite', 'UF-KNOWN' );
		const { user } = await openApp( 'settings', '/general', site );
		const refresh = await screen.findByRole( 'button', { name: 'Refresh Key' } );
		site.settings.site = licenseOf( 'lite', 'UF-KNOWN', {
			state: 'disabled',
			is_disabled: true,
			message: 'Your license key has been disabled.',
		} );
		site.next.set( 'POST /admin-ajax.php', {
			status: 400,
			body: { success: false, data: { code: 'disabled', message: 'It is disabled.', error: 'It is disabled.' } },
		} );
		await user.click( refresh );
		expect( await screen.findAllByText( /Your license key has been disabled\./ ) ).not.toEqual( [] );
		await user.click( screen.getByRole( 'link', { name: 'Access' } ) );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Author: View Results' } ) );
		expect( await screen.findByRole( 'dialog' ) ).toBeTruthy();
	} );

	it( 'of a network can’t be deactivated by users who don’t manage the network', async () => {
		const site = new FakeSite();
		site.settings.network = licenseOf( 'pro', '…1234' );
		await openApp( 'settings', '/general', site, {}, 'pro' );
		expect( await screen.findByText( 'the network' ) ).toBeTruthy();
		expect( screen.queryByRole( 'button', { name: 'Deactivate' } ) ).toBeNull();
	} );

	it( 'offers a plan until the offer is dismissed', async () => {
		const site = new FakeSite();
		const { user } = await openApp( 'settings', '/general', site, {}, 'lite' );
		await screen.findByRole( 'heading', { name: 'More with UserFeedback Pro' } );
		await user.click( screen.getByRole( 'button', { name: 'Dismiss' } ) );
		await waitFor( () => expect( site.settings.hasBlurb ).toBe( false ) );
		expect( screen.queryByRole( 'heading', { name: 'More with UserFeedback Pro' } ) ).toBeNull();
	} );
} );
