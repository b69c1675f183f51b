import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { heatmapPageOf } from '@/testing/fakes/fake-heatmaps';
import { FakeSite, problem } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';

afterEach( stopServing );

const save = () => screen.getByRole( 'button', { name: 'Save Settings' } );
const sent = ( site: FakeSite ) => site.sent( 'POST /settings' );

function shop(): FakeSite {
	const site = new FakeSite();
	site.choices = [
		{ id: 'post', label: 'Posts' },
		{ id: 'page', label: 'Pages' },
	];
	site.pages = [
		{ id: 7, title: 'Prices' },
		{ id: 8, title: 'Contact' },
	];
	return site;
}

describe( 'heatmap settings', () => {
	it( 'select pages by front page, post type, and title', async () => {
		const site = shop();
		const { user } = await openApp( 'settings', '/heatmaps', site );
		await screen.findByText( 'Nothing is recorded until you select a page.' );
		await user.click( screen.getByRole( 'checkbox', { name: 'Front page' } ) );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Posts' } ) );
		await user.type( screen.getByRole( 'combobox', { name: 'Individual pages' } ), 'Pri' );
		await user.click( await screen.findByRole( 'option', { name: 'Prices' } ) );
		expect( screen.queryByText( 'Nothing is recorded until you select a page.' ) ).toBeNull();
		await user.click( save() );
		await waitFor( () =>
			expect( sent( site ) ).toEqual( [
				{
					settings: {
						heatmap_front_page: true,
						heatmap_post_types: [ 'post' ],
						heatmap_page_ids: [ 7 ],
					},
				},
			] )
		);
	} );

	it( 'show selected pages by title, and deleted ones by number', async () => {
		const site = shop();
		Object.assign( site.settings.stored.settings, { heatmap_page_ids: [ 8, 99 ], heatmap_post_types: [ 'old' ] } );
		await openApp( 'settings', '/heatmaps', site );
		await screen.findByText( 'Contact' );
		screen.getByText( '#99' );
		await screen.findByRole( 'checkbox', { name: 'old', checked: true } );
	} );

	it( 'explain the percentage of recorded visits', async () => {
		const site = shop();
		const { user } = await openApp( 'settings', '/heatmaps', site );
		await screen.findByText( 'Every visit is recorded.' );
		const share = screen.getByRole( 'spinbutton', { name: 'Percentage of visits to record' } );
		await user.clear( share );
		await user.type( share, '25' );
		await screen.findByText( /^About 25 in 100 visits are recorded, chosen at random\./ );
		await user.click( save() );
		await waitFor( () => expect( sent( site ) ).toEqual( [ { settings: { heatmap_sample: 25 } } ] ) );
	} );

	it( 'accept one private selector per line, and show which line is wrong', async () => {
		const site = shop();
		const { user } = await openApp( 'settings', '/heatmaps', site );
		const lines = await screen.findByRole( 'textbox', { name: 'CSS selectors, one per line' } );
		await user.type( lines, '#account\n\n  a>>b' );
		const text = ( lines as HTMLTextAreaElement ).value;
		expect( text.startsWith( '#account\n\n' ) ).toBe( true ); // As it is typed.
		site.next.set(
			'POST /settings',
			problem( 400, 'Please fix.', {
				params: { 'settings.heatmap_private_selectors[1]': 'That is no selector.' },
			} )
		);
		await user.click( save() );
		await screen.findByText( 'Line 2: That is no selector.' );
		expect( sent( site ) ).toHaveLength( 1 );
		await user.click( screen.getByRole( 'button', { name: 'Reset Private elements' } ) );
		expect( lines ).toHaveProperty( 'value', '' );
	} );

	it( 'offer a retention time once automatic deletion is on', async () => {
		const site = shop();
		const { user } = await openApp( 'settings', '/heatmaps', site );
		const days = await screen.findByRole< HTMLSelectElement >( 'combobox', { name: 'Keep heatmap data for' } );
		expect( days.disabled ).toBe( true );
		expect(
			within( days )
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ '1 day', '7 days', '14 days', '30 days', '60 days', '180 days', '1 Year' ] );
		await user.click( screen.getByRole( 'checkbox', { name: 'Delete old heatmap data automatically' } ) );
		await user.selectOptions( days, '1 Year' );
		await user.click( save() );
		await waitFor( () =>
			expect( sent( site ) ).toEqual( [
				{ settings: { heatmap_auto_delete_enabled: true, heatmap_retention_period: '365' } },
			] )
		);
	} );

	it( 'show the amount of data, and link to the heatmaps', async () => {
		const site = shop();
		site.heatmaps.pages = [ heatmapPageOf( { key: 'p7' } ), heatmapPageOf( { key: 'p8' } ) ];
		await openApp( 'settings', '/heatmaps', site );
		await screen.findByText( 'Heatmaps for 2 pages, 3.2 MB' );
		expect( screen.getByRole( 'link', { name: 'Open Heatmaps' } ).getAttribute( 'href' ) ).toBe(
			'http://127.0.0.1/wp-admin/admin.php?page=userfeedback_heatmaps#/'
		);
	} );

	it( 'are visible but off without the plan, which a click on the switch explains', async () => {
		const site = shop();
		const { user } = await openApp( 'settings', '/heatmaps', site, {}, 'pro' );
		await screen.findByText(
			"We're sorry, the heatmaps feature is not available on your plan. Please upgrade to the Elite plan."
		);
		const days = screen.getByRole< HTMLSelectElement >( 'combobox', { name: 'Keep heatmap data for' } );
		expect( days.disabled ).toBe( true );
		expect( screen.getByRole< HTMLInputElement >( 'checkbox', { name: 'Front page' } ).disabled ).toBe( true );
		expect( screen.getByRole< HTMLInputElement >( 'checkbox', { name: 'Require consent' } ).disabled ).toBe( true );
		await user.click( screen.getByRole( 'checkbox', { name: /^Delete old heatmap data automatically/ } ) );
		within( await screen.findByRole( 'dialog', { name: 'Heatmaps is an Elite feature' } ) );
		expect( site.sent( 'GET /heatmaps/pages' ) ).toEqual( [] );
	} );
} );
