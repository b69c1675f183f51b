import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Site } from '@/lib/site';
import { editionOf } from '@/testing/edition-of';
import { ratedPostOf, voteOf } from '@/testing/fakes/fake-ratings';
import { FakeSite, problem } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';

afterEach( stopServing );

const TEA = ratedPostOf( { post_id: 1, post_title: 'Tea' } );
const COFFEE = ratedPostOf( {
	post_id: 2,
	post_title: 'Coffee',
	average_rating: 2.1,
	total_ratings: 30,
	url: null,
	edit_url: null,
	last_rated_at: '2026-11-20T10:00:00+01:00',
} );
const VOTES = [
	voteOf( { id: 'a', rating: 2, reason: 'Too short.', reason_id: 7 } ),
	voteOf( { id: 'b', rating: 5 } ),
	voteOf( { id: 'c', rating: 1, reason: 'No pictures.', reason_id: 9 } ),
];

async function open( address = '/results', can: Partial< Site[ 'can' ] > = {}, plan: 'elite' | 'lite' = 'elite' ) {
	const site = new FakeSite();
	site.ratings.posts = [ TEA, COFFEE ];
	site.ratings.votes.set( 1, VOTES );
	return { site, ...( await openApp( 'post-ratings', address, site, can, plan ) ) };
}

const titles = () =>
	within( screen.getByRole( 'table', { name: 'Rated posts' } ) )
		.getAllByRole( 'row' )
		.slice( 1 )
		.map( ( row ) => within( row ).getByRole( 'rowheader' ).querySelector( '[id]' )?.textContent );
const press = ( name: string ) => screen.getByRole( 'button', { name } );

describe( 'the start page', () => {
	it( 'opens the settings, or the results for users who can only view them', async () => {
		const { address } = await open( '/' );
		await screen.findByRole( 'button', { name: 'Save Settings' } );
		expect( address() ).toBe( '/settings' );
	} );

	it( 'hides the settings from users who can only view results', async () => {
		const { address, site } = await open( '/settings', { settings: false } );
		await screen.findByRole( 'table', { name: 'Rated posts' } );
		expect( address() ).toBe( '/results' );
		expect( screen.queryByRole( 'link', { name: 'Settings' } ) ).toBeNull();
		expect( site.sent( 'GET /post-ratings/settings' ) ).toEqual( [] );
	} );

	it( 'hides the results from users who can only change settings', async () => {
		const { address, site } = await open( '/results/1', { view: false } );
		await screen.findByRole( 'button', { name: 'Save Settings' } );
		expect( address() ).toBe( '/settings' );
		expect( screen.queryByRole( 'link', { name: 'Results' } ) ).toBeNull();
		expect( site.requests.filter( ( { path } ) => path.includes( 'results' ) ) ).toEqual( [] );
	} );
} );

describe( 'the list of rated posts', () => {
	it( 'shows the votes, average, recent votes, and trend of each post', async () => {
		await open();
		const table = within( await screen.findByRole( 'table', { name: 'Rated posts' } ) );
		const row = within( table.getByRole( 'row', { name: /Tea/ } ) );
		row.getByRole( 'cell', { name: '12' } );
		row.getByText( '4.3 of 5 stars' );
		row.getByText( '4 votes' );
		row.getByText( '3 in the last 15 days, 1 in the previous period' );
		row.getByText( 'Nov 21, 2026' );
		expect( row.getByRole( 'link', { name: 'View post' } ).getAttribute( 'href' ) ).toBe( TEA.url );
		expect( row.getByRole( 'link', { name: 'Edit post' } ).getAttribute( 'href' ) ).toBe( TEA.edit_url );
		const closed = within( table.getByRole( 'row', { name: /Coffee/ } ) );
		expect( closed.queryByRole( 'link', { name: /post$/ } ) ).toBeNull();
	} );

	it( 'shows the totals of all posts above it, and a number for each day', async () => {
		await open();
		await screen.findByRole( 'table', { name: 'Rated posts' } );
		screen.getByText( '42' );
		screen.getByText( '4.3 of 5 stars', { selector: 'dd *' } );
		const days = screen.getByText( 'Nov 30, 2026' ).closest( 'tr' );
		expect( days?.textContent ).toBe( 'Nov 30, 202633.7' );
		expect( screen.getByText( 'Nov 29, 2026' ).closest( 'tr' )?.textContent ).toBe( 'Nov 29, 20260–' );
		expect( screen.getByRole( 'link', { name: 'Export CSV' } ).getAttribute( 'href' ) ).toBe(
			'http://127.0.0.1/wp-admin/all.csv'
		);
	} );

	it( 'is searched, sorted, and filtered by its URL', async () => {
		const { user, address, site } = await open();
		await screen.findByRole( 'table', { name: 'Rated posts' } );
		expect( titles() ).toEqual( [ 'Tea', 'Coffee' ] );
		await user.click( press( 'Title' ) );
		await waitFor( () => expect( titles() ).toEqual( [ 'Coffee', 'Tea' ] ) );
		expect( address() ).toBe( '/results?orderby=post_title&order=asc' );
		await user.click( screen.getByRole( 'link', { name: 'Low-rated' } ) );
		await waitFor( () => expect( titles() ).toEqual( [ 'Coffee' ] ) );
		expect( new URLSearchParams( address().split( '?' )[ 1 ] ).get( 'low' ) ).toBe( 'true' );
		await user.type( screen.getByRole( 'searchbox', { name: 'Search posts' } ), 'Tea' );
		await screen.findByText( 'No Results Found' );
		screen.getByText( 'There are no post rating results to display for the selected criteria.' );
		await user.click( screen.getByRole( 'link', { name: 'Show all posts' } ) );
		await waitFor( () => expect( titles() ).toHaveLength( 2 ) );
		expect( address() ).toBe( '/results' );
		await user.selectOptions(
			screen.getByRole( 'combobox', { name: 'Rating period' } ),
			'Rated in the last 30 days'
		);
		await waitFor( () => expect( address() ).toBe( '/results?range=30' ) );
		await waitFor( () => expect( site.requests.at( -1 )?.query.get( 'range' ) ).toBe( '30' ) );
	} );

	it( 'opens a page by its number, and the last one for a higher number', async () => {
		const site = new FakeSite();
		site.ratings.posts = Array.from( { length: 21 }, ( _, index ) =>
			ratedPostOf( { post_id: index + 1, post_title: `Post ${ String( index ) }` } )
		);
		const { user, address } = await openApp( 'post-ratings', '/results?page=9', site );
		await waitFor( () => expect( address() ).toBe( '/results?page=3' ) );
		const page = await screen.findByRole< HTMLInputElement >( 'textbox', { name: 'Current page' } );
		await waitFor( () => expect( page.value ).toBe( '3' ) );
		await user.clear( page );
		await user.type( page, '2{Enter}' );
		await waitFor( () => expect( address() ).toBe( '/results?page=2' ) );
		await waitFor( () => expect( titles() ).toHaveLength( 10 ) );
	} );

	it( 'shows why it is empty, or that loading failed', async () => {
		const site = new FakeSite();
		site.next.set( 'GET /post-ratings/results', problem( 500, 'No.' ) );
		const { user } = await openApp( 'post-ratings', '/results', site );
		await screen.findByText( /^Couldn’t load the ratings\./ );
		await user.click( press( 'Retry' ) );
		await screen.findByText( 'No Results Found' );
		screen.getByRole( 'link', { name: 'Choose where to show ratings' } );
	} );
} );

it( 'rated posts stay readable after a license expired, as visitors can still vote', async () => {
	const site = new FakeSite();
	site.ratings.posts = [ TEA ];
	const ranOut = { lasting_type: 'elite', addons: editionOf( 'elite' ).addons } as const;
	const { user } = await openApp( 'post-ratings', '/results', site, {}, 'lite', ranOut );
	await user.click( await screen.findByRole( 'link', { name: 'Details' } ) );
	await screen.findByRole( 'heading', { name: 'Tea' } );
} );

describe( 'the ratings of a post', () => {
	it( 'are counted by stars and listed, and link back to the list as it was', async () => {
		const { user, address } = await open( '/results?orderby=post_title' );
		await user.click( ( await screen.findAllByRole( 'link', { name: 'Details' } ) )[ 0 ] as HTMLElement );
		await screen.findByRole( 'heading', { name: 'Tea' } );
		expect( screen.getByRole( 'row', { name: /^5 stars/ } ).textContent ).toBe( '5 stars133.3%' );
		expect( screen.getByRole( 'row', { name: /^4 stars/ } ).textContent ).toBe( '4 stars00.0%' );
		const table = within( screen.getByRole( 'table', { name: 'Ratings' } ) );
		expect( table.getAllByRole( 'row' ) ).toHaveLength( 4 );
		table.getByText( 'Too short.' );
		await user.click( screen.getByRole( 'link', { name: '5 stars (1)' } ) );
		await waitFor( () => expect( table.getAllByRole( 'row' ) ).toHaveLength( 2 ) );
		expect( address() ).toBe( '/results/1?rating=5' );
		await user.click( screen.getByRole( 'link', { name: '3 stars (0)' } ) );
		await screen.findByText( 'There are no rating results to display for the selected criteria.' );
		await user.click( screen.getByRole( 'link', { name: 'Go Back' } ) );
		await screen.findByRole( 'table', { name: 'Rated posts' } );
		expect( address() ).toBe( '/results?orderby=post_title' );
	} );

	it( 'have reasons that can be deleted after confirmation', async () => {
		const { user, site } = await open( '/results/1' );
		const table = within( await screen.findByRole( 'table', { name: 'Ratings' } ) );
		expect( table.getAllByRole( 'checkbox' ) ).toHaveLength( 3 ); // For all, and for two reasons.
		await user.click( table.getByRole( 'checkbox', { name: 'Select all' } ) );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Bulk actions' } ), 'Delete reasons' );
		await user.click( press( 'Apply' ) );
		const dialog = within( await screen.findByRole( 'dialog' ) );
		dialog.getByText( /^The reasons will be deleted permanently\. The votes are kept\.$/ );
		await user.click( dialog.getByRole( 'button', { name: 'Delete 2 reasons' } ) );
		await screen.findByText( '2 reasons deleted.', { selector: '.components-snackbar__content' } );
		expect( site.sent( 'DELETE /post-ratings/results/1/reasons' ) ).toEqual( [ { ids: [ 7, 9 ] } ] );
		await waitFor( () => expect( screen.queryByText( 'Too short.' ) ).toBeNull() );
		expect( screen.getAllByRole( 'row', { name: /star/ } ) ).not.toEqual( [] );
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
	} );

	it( 'show that nothing was deleted when the request failed', async () => {
		const { user, site } = await open( '/results/1' );
		await user.click( await screen.findByRole( 'checkbox', { name: /^Select all/ } ) );
		site.next.set( 'DELETE /post-ratings/results/1/reasons', problem( 500, 'The server is tired.' ) );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Bulk actions' } ), 'Delete reasons' );
		await user.click( press( 'Apply' ) );
		await user.click( await screen.findByRole( 'button', { name: 'Delete 2 reasons' } ) );
		await screen.findByText( /^The reasons were not deleted\./, { selector: '.components-notice__content' } );
		screen.getByText( 'Too short.' );
	} );

	it( 'can’t be deleted without the permission', async () => {
		await open( '/results/1', { delete: false } );
		await screen.findByRole( 'table', { name: 'Ratings' } );
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
		expect( screen.queryByRole( 'combobox', { name: 'Bulk actions' } ) ).toBeNull();
	} );

	it( 'of a missing post link to all rated posts', async () => {
		await open( '/results/99' );
		await screen.findByText( 'This page doesn’t exist' );
		screen.getByRole( 'link', { name: 'All rated posts' } );
	} );
} );
