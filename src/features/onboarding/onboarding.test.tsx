import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SurveyDraft } from '@/contract/types';
import { FakeSite, problem } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';

const leave = vi.fn();

beforeEach( () => {
	Object.assign( window, { userfeedback: { ajax: { url: '/admin-ajax.php', nonces: { license: 'n' } } } } );
	leave.mockReset();
	vi.spyOn( window.location, 'assign' ).mockImplementation( leave );
} );
afterEach( async () => {
	await stopServing();
	delete window.userfeedback;
	vi.restoreAllMocks();
} );

const saved = ( site: FakeSite ) => site.sent( 'POST /settings' );
const heading = ( name: string ) => screen.findByRole( 'heading', { level: 2, name } );
const button = ( name: string ) => screen.getByRole( 'button', { name } );

describe( 'the setup wizard', () => {
	it( 'saves only what was changed in each step', async () => {
		const site = new FakeSite();
		const { user, address } = await openApp( 'onboarding', '/', site );
		await user.click( await screen.findByRole( 'radio', { name: /A blog or magazine/ } ) );
		await user.click( button( 'Continue' ) );
		await heading( 'How should surveys look?' );
		expect( saved( site ) ).toEqual( [ { settings: { site_kind: 'blog' } } ] );
		await user.click( button( 'Continue' ) );
		await heading( 'Weekly summary and license' );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Allow Usage Tracking' } ) );
		await user.click( button( 'Continue' ) );
		await heading( 'Your first survey' );
		expect( address() ).toBe( '/start' );
		expect( saved( site ).slice( 1 ) ).toEqual( [ { settings: { allow_usage_tracking: true } } ] );
	} );

	it( 'has no credit line and no tracking by default, and keeps a custom logo', async () => {
		const site = new FakeSite();
		const { user } = await openApp( 'onboarding', '/look', site );
		const line = await screen.findByRole< HTMLInputElement >( 'checkbox', { name: /Powered by/ } );
		expect( line.checked ).toBe( false );
		await user.click( line );
		await user.click( button( 'Continue' ) );
		await heading( 'Weekly summary and license' );
		expect( saved( site ) ).toEqual( [ { settings: { logo_type: 'userfeedback' } } ] );
		expect(
			( await screen.findByRole< HTMLInputElement >( 'checkbox', { name: 'Allow Usage Tracking' } ) ).checked
		).toBe( false );
		site.settings.stored.settings.logo_type = 'custom';
		await stopServing();
		await openApp( 'onboarding', '/look', site );
		expect( await screen.findByText( /your own logo/ ) ).toBeTruthy();
		expect( screen.queryByRole( 'checkbox', { name: /Powered by/ } ) ).toBeNull();
	} );

	it( 'offers 7 quiet days, which are off until the owner agrees', async () => {
		const site = new FakeSite();
		const { user } = await openApp( 'onboarding', '/look', site );
		const quiet = await screen.findByRole< HTMLInputElement >( 'checkbox', { name: /^Wait 7 days/ } );
		expect( quiet.checked ).toBe( false );
		await user.click( quiet );
		await user.click( button( 'Continue' ) );
		await heading( 'Weekly summary and license' );
		expect( saved( site ) ).toEqual( [ { settings: { quiet_days: 7 } } ] );
	} );

	it( 'leaves settings of a skipped step, and keeps unsaved input through a reload', async () => {
		const site = new FakeSite();
		const { user } = await openApp( 'onboarding', '/news', site );
		const field = () => screen.findByRole< HTMLInputElement >( 'textbox', { name: /Email addresses/ } );
		await user.type( await field(), 'ann@example.org' );
		await stopServing( true );
		const again = await openApp( 'onboarding', '/news', site );
		expect( ( await field() ).value ).toBe( 'ann@example.org' );
		await again.user.click( button( 'Skip this step' ) );
		await heading( 'Your first survey' );
		await again.user.click( button( 'Back' ) );
		expect( ( await field() ).value ).toBe( '' );
		expect( saved( site ) ).toEqual( [] );
	} );

	it( 'previews the first available template with the look on the screen', async () => {
		const site = new FakeSite();
		const { user } = await openApp( 'onboarding', '/look', site );
		await user.click( await screen.findByRole( 'radio', { name: 'Dark' } ) );
		await waitFor( () => {
			const { title, settings } = site.sent( 'POST /surveys/preview' ).at( -1 ) as SurveyDraft;
			expect( [ title, settings?.theming?.color_scheme ] ).toEqual( [ 'What brings you here?', 'dark' ] );
		} );
	} );

	it( 'stays when the server rejects an address, and shows why at its field', async () => {
		const site = new FakeSite();
		const { user, address } = await openApp( 'onboarding', '/news', site );
		await user.type( await screen.findByRole( 'textbox', { name: /Email addresses/ } ), 'nobody' );
		site.next.set( 'POST /settings', {
			status: 400,
			body: {
				code: 'userfeedback_invalid',
				message: 'Nothing was saved.',
				data: { status: 400, params: { 'settings.notifications_recipients': 'That is no address.' } },
			},
		} );
		await user.click( button( 'Continue' ) );
		expect( await screen.findByText( 'That is no address.' ) ).toBeTruthy();
		expect( address() ).toBe( '/news' );
	} );

	it( 'is finished by each final button, and saves that before opening the builder', async () => {
		const site = new FakeSite();
		const { user } = await openApp( 'onboarding', '/start', site );
		await user.click( await screen.findByRole( 'button', { name: /^What brings you here\?/ } ) );
		await waitFor( () =>
			expect( leave ).toHaveBeenCalledWith(
				'http://127.0.0.1/wp-admin/admin.php?page=userfeedback_surveys#/new/setup?use=website-visit'
			)
		);
		expect( saved( site ) ).toEqual( [ { settings: { setup_finished: true } } ] );
		await user.click( button( 'Finish without a survey' ) );
		expect( leave ).toHaveBeenLastCalledWith( 'http://127.0.0.1/wp-admin/admin.php?page=userfeedback_surveys#/' );
		expect( saved( site ) ).toHaveLength( 1 ); // It was completed before.
	} );

	it( 'stays and shows an error when that can’t be saved', async () => {
		const site = new FakeSite();
		site.next.set( 'POST /settings', problem( 500, 'The database is away.' ) );
		const { user } = await openApp( 'onboarding', '/start', site );
		await user.click( await screen.findByRole( 'button', { name: 'All templates' } ) );
		expect( await screen.findAllByText( /The database is away/ ) ).not.toEqual( [] );
		expect( leave ).not.toHaveBeenCalled();
	} );

	/** Guards against: nobody said that surveys of the free edition show on desktops only. */
	it.each( [
		[ 'lite' as const, 1 ],
		[ 'elite' as const, 0 ],
	] )( 'says that surveys show on desktops only, if they do: %s', async ( plan, count ) => {
		await openApp( 'onboarding', '/start', new FakeSite(), {}, plan );
		await heading( 'Your first survey' );
		expect( screen.queryAllByText( /With your plan, surveys show on desktops only/ ) ).toHaveLength( count );
	} );

	it( 'offers no locked templates', async () => {
		await openApp( 'onboarding', '/start', new FakeSite(), {}, 'lite' );
		await screen.findByRole( 'button', { name: /^What brings you here\?/ } );
		expect( screen.queryByRole( 'button', { name: /recommend/ } ) ).toBeNull();
	} );
} );
