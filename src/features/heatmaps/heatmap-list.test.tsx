import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { HeatmapPage } from '@/contract/types';
import type { Site } from '@/lib/site';
import { editionOf } from '@/testing/edition-of';
import { heatmapPageOf } from '@/testing/fakes/fake-heatmaps';
import { FakeSite, problem } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';

afterEach( stopServing );

const PAGES = [
	heatmapPageOf( { key: 'p12' } ),
	heatmapPageOf( {
		key: 'front',
		title: 'Front page',
		views: 900,
		clicks: 12,
		devices: { phone: 600, tablet: 0, desktop: 300 },
	} ),
	heatmapPageOf( { key: 'a-product', title: 'Products', url: null, views: 5, clicks: 0 } ),
];

const open = async (
	at = '/',
	pages: HeatmapPage[] = PAGES,
	can: Partial< Site[ 'can' ] > = {},
	plan: 'elite' | 'pro' = 'elite'
) => {
	const site = new FakeSite();
	site.heatmaps.pages = [ ...pages ];
	const app = await openApp( 'heatmaps', at, site, can, plan );
	await screen.findByRole( 'heading', { name: 'Heatmaps' } );
	return { ...app, site };
};
const titles = () =>
	screen.getAllByRole( 'rowheader' ).map( ( cell ) => within( cell ).getAllByRole( 'link' )[ 0 ]?.textContent );
const list = () => screen.findByRole( 'table', { name: 'Pages with heatmaps' } );

describe( 'the list of heatmaps', () => {
	it( 'shows visits, clicks, devices, and the last visit of each page', async () => {
		await open();
		await list();
		expect( titles() ).toEqual( [ 'Front page', 'Prices', 'Products' ] );
		const front = within( screen.getByRole( 'row', { name: /Front page/ } ) );
		front.getByText( '900' );
		front.getByText( '12' );
		front.getByText( 'Phone 67%, Desktop 33%' );
		front.getByText( 'Nov 23, 2026' );
		screen.getByText( 'Visits and clicks are totals for all stored days. All heatmaps use 3.2 MB of storage.' );
	} );

	/** Guards against: the map opened on 30 days, and silently had fewer visits than the list. */
	it( 'links to the map for the same days and top device, and to the page', async () => {
		const all = '?range=all-time';
		await open();
		await list();
		const hrefs = ( name: RegExp ) =>
			within( screen.getByRole( 'row', { name } ) )
				.getAllByRole( 'link' )
				.map( ( link ) => link.getAttribute( 'href' ) );
		expect( hrefs( /Front page/ )[ 0 ] ).toBe( '/page/front?device=phone&range=all-time' );
		expect( hrefs( /Prices/ ) ).toEqual( [ `/page/p12${ all }`, `/page/p12${ all }`, 'http://127.0.0.1/p12/' ] );
		expect( hrefs( /Products/ ) ).toEqual( [ `/page/a-product${ all }`, `/page/a-product${ all }` ] );
	} );

	it( 'is sorted and searched by its URL', async () => {
		const { user, address } = await open();
		await list();
		await user.click( screen.getByRole( 'button', { name: 'Page' } ) );
		await waitFor( () => expect( titles() ).toEqual( [ 'Front page', 'Prices', 'Products' ] ) );
		expect( address() ).toBe( '/?orderby=title&order=asc' );
		await user.click( screen.getByRole( 'button', { name: 'Page' } ) );
		await waitFor( () => expect( titles() ).toEqual( [ 'Products', 'Prices', 'Front page' ] ) );
		await user.type( screen.getByRole( 'searchbox', { name: 'Search pages' } ), 'Pri' );
		await waitFor( () => expect( titles() ).toEqual( [ 'Prices' ] ) );
		expect( address() ).toBe( '/?search=Pri&orderby=title' );
		await user.type( screen.getByRole( 'searchbox', { name: 'Search pages' } ), 'x' );
		await screen.findByText( 'No pages found' );
		await user.click( screen.getByRole( 'link', { name: 'Clear search' } ) );
		await list();
		expect( address() ).toBe( '/' );
	} );

	it( 'has ten rows a page, and shows the last page for a higher page number', async () => {
		const many = Array.from( { length: 12 }, ( _, index ) =>
			heatmapPageOf( { key: `p${ String( index ) }`, title: `Page ${ String( index ) }`, views: 100 - index } )
		);
		const { user, address } = await open( '/?page=9', many );
		await waitFor( () => expect( titles() ).toEqual( [ 'Page 10', 'Page 11' ] ) );
		expect( address() ).toBe( '/?page=2' );
		const input = screen.getByRole( 'textbox', { name: 'Current page' } );
		await user.clear( input );
		await user.type( input, '1{Enter}' );
		await waitFor( () => expect( titles() ).toHaveLength( 10 ) );
	} );

	it( 'shows that loading failed, and retries', async () => {
		const site = new FakeSite();
		site.next.set( 'GET /heatmaps/pages', problem( 500, 'No.' ) );
		const { user } = await openApp( 'heatmaps', '/', site );
		await screen.findByText( /^Couldn’t load the heatmaps\./ );
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		await screen.findByText( 'No heatmaps yet' );
	} );
} );

describe( 'deleting heatmaps', () => {
	it( 'asks for confirmation with a count, and shows the result', async () => {
		const { user, site } = await open();
		await list();
		await user.click( screen.getByRole( 'checkbox', { name: 'Select Prices' } ) );
		await user.click( screen.getByRole( 'checkbox', { name: 'Select Products' } ) );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Bulk actions' } ), 'Delete' );
		await user.click( screen.getByRole( 'button', { name: 'Apply' } ) );
		const dialog = within( await screen.findByRole( 'dialog' ) );
		dialog.getByText( /^This deletes the data of 205 visits/ );
		await user.click( dialog.getByRole( 'button', { name: 'Delete 2 heatmaps' } ) );
		await screen.findByText( '2 heatmaps were deleted.', { selector: '.components-snackbar__content' } );
		await waitFor( () => expect( titles() ).toEqual( [ 'Front page' ] ) );
		await waitFor( () =>
			expect( document.activeElement ).toBe( screen.getByRole( 'heading', { name: 'Heatmaps' } ) )
		);
		expect( site.sent( 'DELETE /heatmaps/pages' ) ).toEqual( [ { keys: [ 'p12', 'a-product' ] } ] );
	} );

	it( 'names the heatmap that was skipped, and why', async () => {
		const { user, site } = await open();
		await list();
		site.heatmaps.pages = PAGES.slice( 1 );
		const row = within( screen.getByRole( 'row', { name: /Prices/ } ) );
		await user.click( row.getByRole( 'button', { name: 'Delete' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Delete 1 heatmap' } ) );
		await screen.findByText( 'Prices: It has no heatmap.', { selector: 'li' } );
	} );

	it( 'is hidden from users without the permission', async () => {
		await open( '/', PAGES, { delete: false } );
		await list();
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
		expect( screen.queryByRole( 'button', { name: 'Delete' } ) ).toBeNull();
	} );
} );

describe( 'a site without heatmaps', () => {
	it( 'shows which pages are recorded, and links to the setting', async () => {
		const site = new FakeSite();
		Object.assign( site.settings.stored.settings, { heatmap_front_page: true } );
		await openApp( 'heatmaps', '/', site );
		await screen.findByText( /^Recording: the front page\./ );
		expect( screen.getByRole( 'link', { name: 'Choose pages' } ).getAttribute( 'href' ) ).toBe(
			'http://127.0.0.1/wp-admin/admin.php?page=userfeedback_settings#/heatmaps'
		);
	} );

	it( 'shows users who can’t change settings whom to ask', async () => {
		const { site } = await open( '/', [], { settings: false } );
		await screen.findByText( /^Ask someone who can change UserFeedback settings/ );
		expect( site.sent( 'GET /settings' ) ).toEqual( [] );
		expect( screen.queryByRole( 'link', { name: 'Choose pages' } ) ).toBeNull();
	} );

	it( 'shows which plan includes heatmaps, without a request to the server', async () => {
		const { user, site } = await open( '/', PAGES, {}, 'pro' );
		await screen.findByText(
			/the heatmaps feature is not available on your plan\. Please upgrade to the Elite plan\./
		);
		expect( site.sent( 'GET /heatmaps/pages' ) ).toEqual( [] );
		await user.click( screen.getByRole( 'button', { name: 'Upgrade to Elite' } ) );
		within( await screen.findByRole( 'dialog' ) ).getByText( /Please upgrade to the Elite plan\./ );
	} );

	it( 'can still view and delete stored ones after a license expired', async () => {
		const site = new FakeSite();
		site.heatmaps.pages = [ ...PAGES ];
		const ranOut = { lasting_type: 'elite', addons: editionOf( 'elite' ).addons } as const;
		const { user } = await openApp( 'heatmaps', '/', site, {}, 'lite', ranOut );
		await list();
		expect( screen.queryByRole( 'link', { name: 'Heatmap settings' } ) ).toBeNull();
		await user.click( screen.getAllByRole( 'button', { name: 'Delete' } )[ 2 ] as HTMLElement );
		await user.click( await screen.findByRole( 'button', { name: 'Delete 1 heatmap' } ) );
		await waitFor( () => expect( titles() ).toEqual( [ 'Front page', 'Prices' ] ) );
		await user.click( screen.getByRole( 'link', { name: 'Prices' } ) );
		await screen.findByRole( 'heading', { name: 'Prices' } );
	} );

	it( 'offers to activate the add-on if the plan includes it', async () => {
		const fake = new FakeSite();
		const off = { type: 'licensed', installed: true, active: false } as const;
		const { user } = await openApp( 'heatmaps', '/', fake, {}, 'elite', withoutAddon( off ) );
		await screen.findByText( /Please activate the Heatmaps addon to access this feature\./ );
		await user.click( screen.getByRole( 'button', { name: 'Activate' } ) );
		await screen.findByRole( 'dialog', { name: 'Heatmaps' } );
	} );
} );

function withoutAddon( off: Site[ 'addons' ][ 'heatmaps' ] ): Partial< Site > {
	const { addons, features } = editionOf( 'elite' );
	return { addons: { ...addons, heatmaps: off }, features: { ...features, heatmaps: false } };
}
