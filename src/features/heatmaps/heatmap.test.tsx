import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { heatmapPageOf } from '@/testing/fakes/fake-heatmaps';
import { FakeSite, problem } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';
import { SOURCE } from './model/messages';

afterEach( async () => {
	vi.useRealTimers();
	await stopServing();
} );

const ELEMENTS = [
	{ selector: '#buy', clicks: 60, cells: [ [ 136, 60 ] ] },
	{ selector: 'nav>a:nth-of-type(2)', clicks: 15, cells: [ [ 0, 15 ] ] },
	{ selector: '#old', clicks: 5, cells: [ [ 0, 5 ] ] },
];
const TOLD = [
	{ selector: '#buy', label: 'Buy now', tag: 'button', clicks: 60, state: 'here' },
	{ selector: 'nav>a:nth-of-type(2)', label: 'Contact', tag: 'a', clicks: 15, state: 'hidden' },
	{ selector: '#old', label: '', tag: '', clicks: 5, state: 'gone' },
];

const open = async ( at = '/page/p12', parts = {} ) => {
	const site = new FakeSite();
	site.heatmaps.pages = [ heatmapPageOf( { key: 'p12', ...parts } ) ];
	site.heatmaps.elements = ELEMENTS;
	const app = await openApp( 'heatmaps', at, site );
	await screen.findByRole( 'heading', { name: 'Prices' } );
	return { ...app, site };
};
const frame = () => screen.findByTitle< HTMLIFrameElement >( 'Heatmap of Prices' );

/** Messages to the framed page, and a function that sends one back. */
async function pageIn() {
	const inside = {} as Window;
	Object.defineProperty( await frame(), 'contentWindow', { value: inside } ); // The test's browser loads no frames.
	const told: { type: string; mode?: string; selected?: string | null; map?: { device: string } }[] = [];
	inside.postMessage = ( message: ( typeof told )[ number ] ) => void told.push( message );
	const tell = ( message: object, of: unknown = inside ) =>
		act( () => {
			const event = new MessageEvent( 'message', {
				data: { source: SOURCE, ...message },
				origin: window.location.origin,
				source: of as Window,
			} );
			window.dispatchEvent( event );
		} );
	return { told, tell };
}

describe( 'a heatmap', () => {
	it( 'shows its numbers in words, and the page at the width of the device', async () => {
		const { user, address } = await open();
		await screen.findByText( /^Desktop: 120 visits, 80 clicks, / );
		expect( ( await frame() ).style.width ).toBe( '1280px' );
		screen.getByText( 'On average, 40% of the page is visible without scrolling.' );
		screen.getByText( '75% of visits reached 50% of the page height.' );
		await user.click( screen.getByRole( 'button', { name: 'Phone (50)' } ) );
		await screen.findByText( /^Phone: 50 visits/ );
		expect( address() ).toBe( '/page/p12?device=phone' );
		await waitFor( async () => expect( ( await frame() ).style.width ).toBe( '375px' ) );
		await waitFor( async () => expect( ( await frame() ).src ).toContain( 'p12.visitor.phone' ) );
	} );

	it( 'shows no invented first day if it is of all time', async () => {
		await open( '/page/p12?range=all-time' );
		await screen.findByText( 'Desktop: 120 visits, 80 clicks, All time' );
	} );

	it( 'is drawn when the page is ready, and redrawn when the days or the mode change', async () => {
		const { user, site } = await open();
		const { told, tell } = await pageIn();
		expect( screen.getByRole( 'button', { name: 'Save as PNG' } ).getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		tell( { type: 'ready', width: 1280, pageHeight: 3000 }, window );
		expect( told ).toEqual( [] ); // Another window sent it.
		tell( { type: 'ready', width: 1280, pageHeight: 3000 } );
		expect( told.map( ( { type, mode } ) => [ type, mode ] ) ).toEqual( [ [ 'show', 'both' ] ] );
		await user.click( screen.getByRole( 'button', { name: 'Scrolling' } ) );
		await waitFor( () => expect( told.at( -1 )?.mode ).toBe( 'scroll' ) );
		const loaded = ( await frame() ).src;
		await user.click( screen.getByRole( 'button', { name: /^Date range/ } ) );
		await user.click( await screen.findByText( 'Last 7 Days' ) );
		await waitFor( () => expect( told ).toHaveLength( 3 ) );
		expect( ( await frame() ).src ).toBe( loaded ); // Changes are sent; the page stays loaded.
		await waitFor( () => expect( site.sent( 'POST /heatmaps/pages/p12/view' ) ).toHaveLength( 2 ) ); // One for the tab.
	} );

	it( 'labels elements as the page does, folds hidden ones, and syncs the selection', async () => {
		const { user } = await open();
		const { told, tell } = await pageIn();
		const table = within( await screen.findByRole( 'table', { name: 'Most clicked elements' } ) );
		table.getByText( '#old' );
		expect( table.getAllByText( /%$/ ).map( ( { textContent } ) => textContent ) ).toEqual( [
			'75.0%',
			'18.8%',
			'6.3%',
		] ); // Comparable.
		expect( table.queryByRole( 'button' ) ).toBeNull(); // No page to show it on yet.
		tell( { type: 'ready', width: 1280, pageHeight: 3000 } );
		tell( { type: 'elements', items: TOLD } );
		const buy = await table.findByRole( 'button', { name: 'Buy now' } );
		expect( within( buy.closest( 'tr' ) as HTMLElement ).getByText( '75%' ) ).toBeTruthy();
		expect( table.queryByText( '#old' ) ).toBeNull();
		screen.getByText( 'Not visible right now (1)' );
		screen.getByText( 'Removed from page (1)' );
		await user.click( buy );
		await waitFor( () => expect( told.at( -1 )?.selected ).toBe( '#buy' ) );
		expect( buy.getAttribute( 'aria-pressed' ) ).toBe( 'true' );
		tell( { type: 'select', selector: null } );
		await waitFor( () => expect( buy.getAttribute( 'aria-pressed' ) ).toBe( 'false' ) );
	} );

	it( 'can be viewed as a role, with another URL', async () => {
		const { user, site, address } = await open();
		await frame();
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'View as' } ), 'Subscriber' );
		await waitFor( async () => expect( ( await frame() ).src ).toContain( 'p12.subscriber.desktop' ) );
		expect( address() ).toBe( '/page/p12?as=subscriber' );
		expect( site.sent( 'POST /heatmaps/pages/p12/view' ).map( ( body ) => ( body as { as: string } ).as ) ).toEqual(
			[ 'visitor', 'subscriber' ]
		);
	} );

	it( 'is saved as an image only on request', async () => {
		const saved: string[] = [];
		vi.spyOn( URL, 'createObjectURL' ).mockImplementation( () => {
			saved.push( 'made' );
			return 'blob:it';
		} );
		const { user } = await open();
		const { told, tell } = await pageIn();
		tell( { type: 'ready', width: 1280, pageHeight: 3000 } );
		tell( { type: 'picture', blob: new Blob( [ 'unasked' ] ) } );
		expect( saved ).toEqual( [] );
		await user.click( screen.getByRole( 'button', { name: 'Save as PNG' } ) );
		expect( told.at( -1 )?.type ).toBe( 'picture' );
		tell( { type: 'picture', blob: new Blob( [ 'x' ] ) } );
		expect( saved ).toEqual( [ 'made' ] );
		await user.click( screen.getByRole( 'button', { name: 'Save as PNG' } ) );
		tell( { type: 'picture', error: 'tainted' } );
		await screen.findByText( /^Couldn’t create the image\./, {
			selector: '.components-snackbar__content',
		} );
		vi.restoreAllMocks();
	} );

	it( 'shows that the page can’t be shown in a frame, and links to a new tab', async () => {
		const { user, site } = await open();
		fireEvent.load( await frame() );
		const silent = await screen.findByText( /^The heatmap couldn’t be shown here/, {}, { timeout: 15_000 } );
		const links = screen.getAllByRole( 'link', { name: /^Open in new tab/ } );
		expect( links ).toHaveLength( 2 );
		expect( links[ 0 ]?.getAttribute( 'href' ) ).toContain( 'p12.visitor.desktop.1' );
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await waitFor( () => expect( site.sent( 'POST /heatmaps/pages/p12/view' ) ).toHaveLength( 2 ) );
		await waitFor( () => expect( silent.isConnected ).toBe( false ) );
		const { told, tell } = await pageIn();
		tell( { type: 'ready', width: 1280, pageHeight: 3000 } );
		expect( told ).toHaveLength( 1 );
	} );

	it( 'shows that there are no visits, or that the page can’t be shown', async () => {
		const { site } = await open( '/page/p12?device=tablet', {
			url: null,
			devices: { phone: 5, tablet: 0, desktop: 0 },
		} );
		await screen.findByText( 'The page can’t be shown' );
		await screen.findByText( 'No visits in this period' );
		expect( site.sent( 'POST /heatmaps/pages/p12/view' ) ).toEqual( [] );
		screen.getByText( /^Tablet: 0 visits, 0 clicks/ );
	} );

	it( 'shows that the page failed to open, and retries', async () => {
		const site = new FakeSite();
		site.heatmaps.pages = [ heatmapPageOf( { key: 'p12' } ) ];
		site.next.set( 'POST /heatmaps/pages/p12/view', problem( 500, 'No.' ) );
		const { user } = await openApp( 'heatmaps', '/page/p12', site );
		await screen.findByText( /^Couldn’t open the page\./ );
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		await frame();
	} );

	it( 'shows “not found” for a page without one', async () => {
		await openApp( 'heatmaps', '/page/p99', new FakeSite() );
		await screen.findByText( 'This page doesn’t exist' );
		expect( screen.queryByRole( 'group', { name: 'Device' } ) ).toBeNull();
	} );
} );
