import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { DeliveryDetails } from '@/contract/types';
import { addDays } from '@/lib/date-range/date-range';
import { todayIn } from '@/lib/date-range/today';
import type { Site } from '@/lib/site';
import { deliveryOf } from '@/testing/fakes/fake-deliveries';
import { FakeSite, problem } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';

afterEach( stopServing );

const TODAY = todayIn( 'Europe/Berlin' );
const ALL: DeliveryDetails[] = [
	deliveryOf( { id: 1 } ),
	deliveryOf( {
		id: 2,
		channel: 'email',
		state: 'delivered',
		to: 'ada@example.org',
		status: 0,
		message: 'Handed off to the plugin that sends your site’s email.',
		took: 1,
	} ),
	deliveryOf( {
		id: 3,
		state: 'retrying',
		survey_id: 6,
		survey_title: 'Coffee',
		created_at: `${ TODAY }T08:00:00+01:00`,
		due_at: '2026-11-21T15:00:00+01:00',
	} ),
];

const open = async ( at = '', all = ALL, can: Partial< Site[ 'can' ] > = {} ) => {
	const site = new FakeSite();
	site.deliveries.deliveries = [ ...all ];
	const app = await openApp( 'surveys', `/deliveries${ at }`, site, can );
	await screen.findByRole( 'heading', { name: 'Send log' } );
	return { ...app, site };
};
const rows = () => screen.getAllByRole( 'row' ).slice( 1 );
const row = ( name: RegExp ) => within( screen.getByRole( 'row', { name } ) );
const press = ( name: string ) => screen.getByRole( 'button', { name } );

describe( 'the list of deliveries', () => {
	it( 'shows the recipient, response, and result of each delivery', async () => {
		await open();
		await screen.findByRole( 'table' );
		expect( rows() ).toHaveLength( 3 );
		row( /Our hook.*Tea/ ).getByText( 'Failed' );
		row( /Our hook.*Tea/ ).getByText( '500 · Internal Server Error · 340 ms' );
		expect(
			row( /Our hook.*Tea/ )
				.getByRole( 'link', { name: '#12' } )
				.getAttribute( 'href' )
		).toBe( 'http://127.0.0.1/wp-admin/admin.php?page=userfeedback_results#/survey/5/responses/12' );
		row( /ada@example\.org/ ).getByText( 'Sent' );
		row( /ada@example\.org/ ).getByText( 'Handed off to the plugin that sends your site’s email · 1 ms' );
		row( /ada@example\.org/ ).getByRole( 'button', { name: 'Resend' } );
		row( /Coffee/ ).getByText( 'Retrying' );
		row( /Coffee/ ).getByRole( 'button', { name: 'Retry now' } );
		row( /Coffee/ ).getByText( /Nov 21, 2026.*3:00/ );
	} );

	it( 'is filtered by its URL, with counts', async () => {
		const { user, address } = await open( '?survey=5&status=failed' );
		await screen.findByRole( 'table' );
		expect( rows() ).toHaveLength( 1 );
		expect( screen.getByRole( 'link', { name: 'Failed (1)' } ).getAttribute( 'aria-current' ) ).toBe( 'page' );
		await user.click( screen.getByRole( 'link', { name: 'All (2)' } ) );
		await waitFor( () => expect( rows() ).toHaveLength( 2 ) );
		expect( address() ).toBe( '/deliveries?survey=5' );
		await user.click( press( 'Remove the filter “Tea”' ) );
		await waitFor( () => expect( rows() ).toHaveLength( 3 ) );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Channel' } ), 'Email' );
		await waitFor( () => expect( rows() ).toHaveLength( 1 ) );
		expect( address() ).toBe( '/deliveries?channel=email' );
	} );

	it( 'shows why it is empty, or that loading failed', async () => {
		const { site, user, router } = await open( '', [] );
		await screen.findByText( 'To send responses by email or to other services, set up a survey’s Workflow step.' );
		site.next.set( 'GET /deliveries', problem( 500, 'No.' ) );
		await router.navigate( '/deliveries?status=failed' );
		await screen.findByText( /^Couldn’t load the deliveries\./ );
		await user.click( press( 'Retry' ) );
		await screen.findByText( 'No matching deliveries' );
	} );

	it.each( [ { view: false }, { edit: false } ] )( 'is hidden from users without a permission: %o', async ( can ) => {
		const { site } = await open( '', ALL, can );
		await screen.findByText( 'You don’t have permission to view deliveries' );
		expect( site.sent( 'GET /deliveries' ) ).toEqual( [] );
	} );

	it( 'is linked from the surveys list for users who can view it', async () => {
		const { router, user } = await open();
		await router.navigate( '/' );
		await user.click( await screen.findByRole( 'button', { name: 'More' } ) );
		await user.click( await screen.findByRole( 'menuitem', { name: 'Send log' } ) );
		await screen.findByRole( 'heading', { name: 'Send log' } );
	} );
} );

describe( 'resending', () => {
	it( 'resends a row immediately and shows the result in the list', async () => {
		const { user, site } = await open();
		await user.click( ( await screen.findAllByRole( 'button', { name: 'Resend' } ) )[ 0 ] as HTMLElement );
		await screen.findByText( '1 delivery was resent.', { selector: '.components-snackbar__content' } );
		await waitFor( () => row( /Our hook.*Tea/ ).getByText( 'Delivered' ) );
		expect( site.sent( 'POST /deliveries/retry' ) ).toEqual( [ { delivery_ids: [ 1 ] } ] );
		expect( site.sent( 'POST /deliveries/work' ) ).toHaveLength( 1 );
	} );

	it( 'resends many, and continues while the server has some left', async () => {
		const { user, site } = await open();
		site.deliveries.atOnce = 1;
		await user.click( await screen.findByRole( 'checkbox', { name: 'Select all' } ) );
		screen.getByText( '3 selected' );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Bulk actions' } ), 'Resend' );
		await user.click( press( 'Apply' ) );
		await screen.findByText( '3 deliveries were resent.', { selector: '.components-snackbar__content' } );
		expect( site.sent( 'POST /deliveries/retry' ) ).toEqual( [ { delivery_ids: [ 1, 2, 3 ] } ] );
		expect( site.sent( 'POST /deliveries/work' ) ).toHaveLength( 3 );
		await waitFor( () =>
			expect( screen.getByRole( 'checkbox', { name: 'Select all' } ) ).toHaveProperty( 'checked', false )
		);
	} );

	it( 'shows which ones were skipped, and why', async () => {
		const { user, site } = await open();
		await screen.findByRole( 'table' );
		site.deliveries.deliveries = ALL.slice( 1 );
		await user.click( row( /Our hook.*Tea/ ).getByRole( 'button', { name: 'Resend' } ) );
		await screen.findByText( '#1: This delivery no longer exists, or it’s being sent right now.', {
			selector: '.components-notice__content li',
		} );
		expect( site.sent( 'POST /deliveries/work' ) ).toEqual( [] );
	} );

	it( 'shows that it failed', async () => {
		const { user, site } = await open();
		await screen.findByRole( 'table' );
		site.next.set( 'POST /deliveries/work', problem( 500, 'The server is tired.' ) );
		await user.click( row( /Our hook.*Tea/ ).getByRole( 'button', { name: 'Resend' } ) );
		await screen.findByText( /Couldn’t resend some deliveries\. The server is tired\./, {
			selector: '.components-notice__content',
		} );
	} );

	it( 'resends all failed deliveries of a date range, and shows how many', async () => {
		const { user, site } = await open( '?survey=5', [
			...ALL,
			deliveryOf( { id: 4, created_at: `${ TODAY }T01:00:00+01:00` } ),
			deliveryOf( { id: 5, created_at: `${ TODAY }T02:00:00+01:00` } ),
		] );
		await user.click( await screen.findByRole( 'button', { name: 'Resend failed deliveries' } ) );
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Resend failed deliveries' } ) );
		dialog.getByText( /^Resends every permanently failed delivery for this survey/ );
		const from = dialog.getByLabelText( 'From' );
		expect( from ).toHaveProperty( 'value', addDays( TODAY, -6 ) );
		await user.clear( from );
		await user.click( dialog.getByRole( 'button', { name: 'Resend' } ) );
		dialog.getByText( /^Choose a start date, and an end date/ );
		await user.type( from, TODAY );
		await user.selectOptions( dialog.getByRole( 'combobox', { name: 'Channel' } ), 'Webhook' );
		await user.click( dialog.getByRole( 'button', { name: 'Resend' } ) );
		await screen.findByText( '2 deliveries were resent.', { selector: '.components-snackbar__content' } );
		expect( site.sent( 'POST /deliveries/replay' ) ).toEqual( [
			{ from: TODAY, to: TODAY, channel: 'webhook', survey_id: 5 },
		] );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );
} );

describe( 'the details of a delivery', () => {
	it( 'show the data sent and received, and focus returns to their row', async () => {
		const { user } = await open( '', [
			deliveryOf( { id: 1 } ),
			deliveryOf( { id: 2, to: 'Other', answered: '' } ),
		] );
		await user.click( ( await screen.findAllByRole( 'button', { name: 'Details' } ) )[ 1 ] as HTMLElement );
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Webhook: Other' } ) );
		expect( ( await dialog.findByRole( 'region', { name: 'Data sent' } ) ).textContent ).toBe(
			'POST https://example.org/hook'
		);
		dialog.getByText( 'No data stored.' );
		dialog.getByText( '8' );
		await user.keyboard( '{Escape}' );
		await waitFor( () => expect( document.activeElement ).toBe( screen.getAllByText( 'Details' )[ 1 ] ) );
	} );
} );
