import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Survey, TestedRival } from '@/contract/types';
import { FakeSite, problem } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';
import { questionOf, surveyOf } from '@/testing/survey-of';

afterEach( stopServing );

const stored = ( parts: Partial< Survey > = {} ) =>
	surveyOf( { id: 5, status: 'draft', questions: [ questionOf( { title: 'Which?' } ) ], ...parts } );

const site = () => {
	const fake = new FakeSite( [ stored() ] );
	fake.choices = [ { id: 'editor', label: 'Editor' } ];
	return fake;
};
const open = async ( fake = site(), can: Parameters< typeof openApp >[ 3 ] = {} ) => {
	const app = await openApp( 'surveys', '/edit/5/settings', fake, can );
	await screen.findByRole( 'group', { name: /Devices/ } );
	return { ...app, fake, rail: within( screen.getByRole( 'complementary', { name: 'Test your settings' } ) ) };
};
const asked = ( fake: FakeSite ) =>
	fake.requests.filter( ( { path } ) => path === '/tester/page' ).map( ( { query } ) => query.get( 'url' ) );

describe( 'the tester next to the rules', () => {
	it( 'follows each edit before it is saved', async () => {
		const { user, rail, fake } = await open();
		await rail.findByText( 'Will be shown' );
		await user.click( screen.getByRole( 'checkbox', { name: 'Desktops' } ) );
		await rail.findByText( 'Won’t be shown' );
		rail.getByText( 'It isn’t shown on this device. It’s shown on: Phones and tablets' );
		await user.selectOptions( rail.getByRole( 'combobox', { name: 'Device' } ), 'Phone' );
		await rail.findByText( 'Will be shown' );
		expect( fake.sent( 'POST /surveys' ) ).toEqual( [] );
	} );

	it( 'checks a URL of the site, and rejects any other with a message', async () => {
		const { user, rail, fake } = await open();
		await rail.findByText( 'Will be shown' );
		const address = rail.getByRole( 'textbox', { name: 'Page URL' } );
		await user.clear( address );
		await user.type( address, 'https://example.net/' );
		rail.getByText( 'Enter a URL from this site.' );
		expect( rail.queryByText( 'Will be shown' ) ).toBeNull();
		await user.clear( address );
		await user.type( address, '/prices/' );
		await waitFor( () => expect( asked( fake ).at( -1 ) ).toBe( 'http://127.0.0.1/prices/' ) );
		expect( asked( fake ).every( ( url ) => url?.startsWith( 'http://127.0.0.1/' ) ) ).toBe( true );
	} );

	it( 'has a field for a cookie used in a rule, and for a pasted user agent', async () => {
		const { user, rail } = await open();
		await user.click( screen.getByRole( 'radio', { name: 'Specific pages' } ) );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Rule 1' } ), 'Cookie exists' );
		await user.type( screen.getByRole( 'textbox', { name: 'Cookie exists' } ), 'cart' );
		await rail.findByText( 'Rule not met: the cookie “cart” exists' );
		await user.click( await rail.findByRole( 'checkbox', { name: 'Has the cookie “cart”' } ) );
		await rail.findByText( 'Will be shown' );

		await user.selectOptions( rail.getByRole( 'combobox', { name: 'Device' } ), 'Paste a user agent' );
		await user.click( rail.getByRole( 'textbox', { name: 'User-Agent' } ) );
		await user.paste( 'Mozilla/5.0 (Android 14; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0' );
		await rail.findByText( 'Firefox 145 on Android 14 counts as: Phone' );
		await user.click( screen.getByRole( 'checkbox', { name: 'Phones' } ) );
		await rail.findByText( 'Won’t be shown' );
	} );

	it( 'shows what can’t be checked', async () => {
		const fake = site();
		fake.tester.page = { ...fake.tester.page, is_known: false };
		const { user, rail } = await open( fake );
		await user.click( screen.getByRole( 'radio', { name: 'Specific pages' } ) );
		await rail.findByText( 'Can’t be checked here' );
		rail.getByText( 'Can’t be checked here: the page or post is …' );
	} );

	it( 'says which survey shows first, and when this one follows', async () => {
		const fake = site();
		const newer: TestedRival = {
			id: 8,
			title: 'Newer',
			targeting: { devices: [ 'desktop', 'tablet', 'mobile' ], page_rules: [], by_country: false },
			behavior: {
				timing: 'immediate',
				timing_delay: 0,
				display_length: 'until_response',
				expire_on: 0,
				ask_again_days: 0,
			},
		};
		fake.tester.page = { ...fake.tester.page, others: [ newer ] };
		const { rail } = await open( fake );
		await rail.findByText( 'Shown after another survey' );
		rail.getByText( '“Newer” shows first. Visitors see this survey after they answer or close that one.' );
	} );

	it( 'can be retried after the site didn’t respond', async () => {
		const fake = site();
		fake.next.set( 'GET /tester/page', problem( 500, 'The site’s database didn’t respond.' ) );
		const { user, rail } = await open( fake );
		await user.click( await rail.findByRole( 'button', { name: 'Try again' } ) );
		await rail.findByText( 'Will be shown' );
	} );
} );

describe( 'the estimate', () => {
	it( 'shows its basis, or that there are not enough data', async () => {
		const first = await open();
		await first.rail.findByText( /^Not enough data yet\./ );
		await stopServing();

		const fake = site();
		const from = { page: 0, url: 'http://127.0.0.1/', device: 'desktop', country: '', answers: 40 };
		fake.tester.visits = { today: '2026-11-22', since: '2026-10-26', displays: 400, pages: [], answers: [ from ] };
		const { user, rail } = await open( fake );
		await rail.findByText( 'About 100 impressions a week' );
		rail.getByText( /about 100 impressions a week in the past 4 weeks\. 40 of the latest 40 responses/ );
		await user.click( screen.getByRole( 'checkbox', { name: 'Desktops' } ) );
		await rail.findByText( 'None' );
	} );

	/** Guards against: "None" as the reach of settings that were not complete yet. */
	it( 'asks to complete the settings first', async () => {
		const fake = site();
		const from = { page: 0, url: 'http://127.0.0.1/', device: 'desktop', country: '', answers: 40 };
		fake.tester.visits = { today: '2026-11-22', since: '2026-10-26', displays: 400, pages: [], answers: [ from ] };
		const { user, rail } = await open( fake );
		await rail.findByText( 'About 100 impressions a week' );
		await user.click( screen.getByRole( 'radio', { name: 'Specific pages' } ) );

		await rail.findByText( 'Complete the settings to see an estimate.' );
		expect( rail.queryByText( /visits a week|^None$/ ) ).toBeNull();
	} );

	it( 'is visible only to users who can view results', async () => {
		const { rail, fake } = await open( site(), { view: false } );
		await rail.findByText( 'Will be shown' );
		expect( rail.queryByText( 'Estimated reach' ) ).toBeNull();
		expect( fake.requests.some( ( { path } ) => path === '/tester/visits' ) ).toBe( false );
	} );
} );
