import type { Frame, Page } from 'playwright/test';
import type { HeatmapElement, HeatmapMap } from '../../../../src/contract/types';
import { accessibilityFaults } from '../../support/axe';
import { boxOf, opacityAt } from '../../support/heatmaps/drawn';
import { HeatmapOwner } from '../../support/heatmaps/heatmap-owner';
import { Owner } from '../../support/owner';
import { screenshot } from '../../support/screenshot';
import { expect, test } from '../../support/test';

const TEXT = `<!-- wp:html --><div class="lead">
<div class="staying" style="position:fixed;inset:0 0 auto;height:60px;background:#fff;z-index:9"><a class="fixed" href="/out/" style="display:inline-block;width:120px;height:40px">Out</a></div>
<button type="button" class="buy" style="width:200px;height:60px" onclick="document.title = 'Bought'">Buy tea</button>
<a class="out" href="/out/">A way out</a>
<div style="display:none"><button type="button" class="unseen">Unseen</button></div>
<div style="position:relative;height:80px"><button type="button" class="under" style="position:absolute;inset:0">Under</button><div style="position:absolute;inset:0;background:#eee"></div></div>
<div class="prices" style="height:90px;overflow:auto">${ '<p class="price">A price</p>'.repeat( 12 ) }<button type="button" class="last">The last</button></div></div>
${ '<p>Much to read</p>'.repeat( 60 ) }<!-- /wp:html -->`;

let post = { id: 0, link: '' };

/** Has at least one visit: a page without visits has no map. */
async function keptPage( page: Page, visitor: Page ): Promise< HeatmapOwner > {
	const kept = new HeatmapOwner( page );
	if ( ! post.id ) {
		const owner = new Owner( page );
		await owner.unpublishAll();
		post = await owner.add( 'pages', { title: 'Looked at', content: TEXT, status: 'publish' } );
		await kept.keepOf( [ post.id ] );
		await visit( visitor, [ '.buy', '.buy', '.prices .last' ] );
		await expect.poll( () => kept.clicksOf( post.id ) ).toBe( 3 );
	}
	return kept;
}

/** Simulates a visit: a visitor clicks these elements and leaves. */
async function visit( visitor: Page, pressed: readonly string[] ): Promise< void > {
	await visitor.goto( post.link );
	for ( const selector of pressed ) {
		await visitor.locator( selector ).click( { noWaitAfter: true } );
	}
	await visitor.evaluate( () => scrollTo( { top: 900, behavior: 'instant' } ) );
	await visitor.goto( '/' );
}

test( 'clicks are drawn for the owner on the page itself, and its links are disabled', async ( { page, visitor } ) => {
	const kept = await keptPage( page, visitor );
	expect( ( await kept.mapOf( post.id ) ).views ).toBe( 1 ); // Although it was also hidden on leaving.

	await page.goto( await kept.view( post.id ) );
	const bar = page.getByRole( 'region', { name: 'Heatmap' } );
	await expect( bar ).toContainText( 'Page views: 1' );
	await expect( page.locator( '#wpadminbar' ) ).toHaveCount( 0 );
	const buy = await boxOf( page, '.buy' );
	expect( await opacityAt( page, buy.x + buy.width / 2, buy.y + buy.height / 2 ) ).toBeGreaterThan( 60 );

	const address = page.url();
	for ( const selector of [ '.buy', '.out' ] ) {
		await page.locator( selector ).click();
		await page.locator( selector ).focus();
		await page.keyboard.press( 'Enter' );
	}
	await page.locator( '.out' ).click( { button: 'middle' } );
	await page.locator( '.buy' ).hover();
	await expect( page.getByText( '2 clicks · 67%' ) ).toBeVisible();
	expect( page.url() ).toBe( address );
	expect( page.context().pages() ).toHaveLength( 1 );
	expect( await page.title() ).not.toBe( 'Bought' );
	await page.mouse.wheel( 0, 500 );
	await expect.poll( () => page.evaluate( () => scrollY ) ).toBeGreaterThan( 300 );

	// Owners' page views aren't visits.
	await page.goto( '/' );
	expect( ( await kept.mapOf( post.id ) ).devices.desktop ).toBe( 1 );
} );

test( 'in its own tab, the map has a bar that works by keyboard and screen reader', async ( { page, visitor } ) => {
	const kept = await keptPage( page, visitor );
	await page.goto( await kept.view( post.id ) );
	const bar = page.getByRole( 'region', { name: 'Heatmap' } );
	await expect( bar.getByRole( 'radio', { name: 'Clicks' } ) ).toBeChecked();
	await bar.getByRole( 'radio', { name: 'Clicks' } ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect( bar.getByRole( 'radio', { name: 'Scrolling' } ) ).toBeChecked();
	await expect( bar ).toContainText( '0%' );
	expect( await opacityAt( page, 5, 700 ), 'the veil of the scroll map' ).toBeGreaterThan( 30 );

	await page.keyboard.press( 'ArrowRight' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	const listed = page.getByRole( 'listitem' ).getByRole( 'button', { name: 'Buy tea' } );
	await expect( listed ).toBeVisible();
	for ( const [ width, dir ] of [
		[ 1280, 'ltr' ],
		[ 390, 'ltr' ],
		[ 1280, 'rtl' ],
	] as const ) {
		await page.setViewportSize( { width, height: 900 } );
		await page.evaluate( ( way ) => ( document.documentElement.dir = way ), dir );
		await expect( bar ).toBeInViewport( { ratio: 1 } );
		await screenshot( page, `heatmap-bar-${ String( width ) }-${ dir }`, false );
		const own = ( await accessibilityFaults( page, 'html' ) ).filter( ( fault ) =>
			/\.(bar|list|legend|tip|note)|region/.test( fault )
		);
		expect( own ).toEqual( [] );
	}
	await page.evaluate( () => scrollTo( 0, 2000 ) );
	await listed.focus();
	await page.keyboard.press( 'Enter' );
	await expect( page.locator( '.buy' ) ).toBeInViewport();

	const saved = page.waitForEvent( 'download' );
	await bar.getByRole( 'button', { name: 'Save as image' } ).press( 'Enter' );
	expect( ( await saved ).suggestedFilename() ).toMatch( /^Looked at.*\.png$/ );
	await bar.getByRole( 'button', { name: 'Close' } ).click();
	await expect( bar ).toHaveCount( 0 );
} );

type Message = Record< string, unknown > & { type: string };

/** The view in a wp-admin frame, and its messages. */
async function framed(
	page: Page,
	visitor: Page
): Promise< {
	view: Frame;
	show: ( map: object ) => Promise< void >;
	last: ( type: string ) => Promise< Message | undefined >;
} > {
	const kept = await keptPage( page, visitor );
	const address = await kept.view( post.id );
	await page.goto( '/wp-admin/admin.php?page=userfeedback_settings' );
	await page.evaluate( ( src ) => {
		const heard: Message[] = [];
		Object.assign( window, { heard } );
		addEventListener( 'message', ( { data }: MessageEvent< Message > ) => {
			if ( data.source === 'userfeedback-heatmap' ) heard.push( data );
		} );
		const frame = document.createElement( 'iframe' );
		frame.name = 'view';
		frame.src = src;
		frame.style.cssText = 'position:fixed;inset:0;width:1000px;height:800px;z-index:99999;background:#fff';
		document.body.append( frame );
	}, address );
	const last = ( type: string ): Promise< Message | undefined > =>
		page.evaluate(
			( wanted ) =>
				( window as unknown as { heard: Message[] } ).heard.findLast( ( each ) => each.type === wanted ),
			type
		);
	await expect.poll( () => last( 'ready' ) ).toBeTruthy();
	const view = page.frame( 'view' );
	if ( ! view ) throw new Error( 'There is no frame.' );
	return {
		view,
		last,
		show: async ( asked ) => {
			await page.evaluate( ( message ) => {
				const { contentWindow } = document.querySelector( 'iframe[name="view"]' ) as HTMLIFrameElement;
				contentWindow?.postMessage( { source: 'userfeedback-heatmap', ...message }, location.origin );
			}, asked );
			await view.waitForTimeout( 200 );
		},
	};
}

const IN_MIDDLE = 8 * 16 + 8;

/** A map of these elements, each clicked ten times in its center. */
async function mapOf(
	view: Frame,
	classes: readonly string[],
	more: Partial< HeatmapMap > = {}
): Promise< HeatmapMap > {
	const printed = await view.evaluate(
		() => document.querySelector( '#userfeedback-heatmap-view' )?.textContent ?? ''
	);
	const { map } = JSON.parse( printed ) as { map: HeatmapMap };
	const selectors = await view.evaluate(
		( names ) =>
			names.map( ( name ) => {
				const found = document.querySelector( name );
				found?.setAttribute( 'id', `for-${ name.slice( 1 ) }` );
				return found ? `#for-${ name.slice( 1 ) }` : `main>div${ name }`;
			} ),
		classes
	);
	const elements: HeatmapElement[] = selectors.map( ( selector ) => ( {
		selector,
		clicks: 10,
		cells: [ [ IN_MIDDLE, 10 ] ],
	} ) );
	return { ...map, views: 100, clicks: 10 * elements.length, elements, ...more };
}

test.describe( 'in a frame of wp-admin', () => {
	test( 'elements that can’t be seen now are left out and reported', async ( { page, visitor } ) => {
		const { view, show, last } = await framed( page, visitor );
		await show( {
			type: 'show',
			map: await mapOf( view, [ '.buy', '.unseen', '.under', '.never', '.last' ] ),
			mode: 'clicks',
			selected: null,
		} );

		expect( await last( 'elements' ) ).toEqual( {
			source: 'userfeedback-heatmap',
			type: 'elements',
			items: [
				{ selector: '#for-buy', label: 'Buy tea', tag: 'button', clicks: 10, state: 'here' },
				{ selector: '#for-unseen', label: 'Unseen', tag: 'button', clicks: 10, state: 'hidden' },
				{ selector: '#for-under', label: 'Under', tag: 'button', clicks: 10, state: 'hidden' },
				{ selector: 'main>div.never', label: '', tag: '', clicks: 10, state: 'gone' },
				{ selector: '#for-last', label: 'The last', tag: 'button', clicks: 10, state: 'here' },
			],
		} );
		const under = await boxOf( view, '.under' );
		expect( await opacityAt( view, under.x + under.width / 2, under.y + under.height / 2 ) ).toBe( 0 );
		const last1 = await boxOf( view, '.last' );
		expect(
			await opacityAt( view, last1.x + last1.width / 2, last1.y + last1.height / 2 ),
			'rolled out of its box'
		).toBe( 0 );

		await view.evaluate( () => document.querySelector( '.prices' )?.scrollTo( 0, 9999 ) );
		const now = await boxOf( view, '.last' );
		expect( await opacityAt( view, now.x + now.width / 2, now.y + now.height / 2 ) ).toBeGreaterThan( 60 );

		await view.evaluate( () => document.querySelector( '.unseen' )?.parentElement?.removeAttribute( 'style' ) );
		const states = async (): Promise< unknown > =>
			( ( await last( 'elements' ) )?.[ 'items' ] as { state: string }[] ).map( ( { state } ) => state );
		await expect.poll( states ).toEqual( [ 'here', 'here', 'hidden', 'gone', 'here' ] );
		await expect( view.getByRole( 'region', { name: 'Heatmap' } ) ).toHaveCount( 0 );
	} );

	test( 'clicks stay in their element on scrolling and changes, and under a fixed header', async ( {
		page,
		visitor,
	} ) => {
		const { view, show } = await framed( page, visitor );
		const map = await mapOf( view, [ '.fixed', '.buy' ] );
		map.elements[ 1 ] = {
			selector: '#for-buy',
			clicks: 40,
			cells: [
				[ 0, 10 ],
				[ 15, 10 ],
				[ 240, 10 ],
				[ 255, 10 ],
			],
		};
		await show( { type: 'show', map, mode: 'clicks', selected: null } );

		const around = async (): Promise< void > => {
			const { x, y, width, height } = await boxOf( view, '.buy' );
			for ( const [ left, top ] of [
				[ x + 6, y + 6 ],
				[ x + width - 6, y + height - 6 ],
			] as const ) {
				expect( await opacityAt( view, left, top ) ).toBeGreaterThan( 30 );
			}
			for ( const [ left, top ] of [
				[ x - 2, y + 6 ],
				[ x + 6, y + height + 2 ],
				[ x + width + 2, y + height - 6 ],
				[ x + 6, y - 2 ],
			] as const ) {
				expect( await opacityAt( view, left, top ) ).toBe( 0 );
			}
		};
		await around();
		await view.evaluate( () => {
			scrollBy( { top: 40, behavior: 'instant' } );
		} );
		await around();
		await view.evaluate(
			() =>
				( ( document.querySelector( '.buy' ) as HTMLElement ).style.cssText =
					'width:120px;height:90px;margin:30px' )
		);
		await view.waitForTimeout( 300 );
		await around();

		const buy = await boxOf( view, '.buy' );
		await view.evaluate( ( by ) => scrollBy( { top: by, behavior: 'instant' } ), buy.y - 10 );
		const below = await boxOf( view, '.buy' );
		expect( await opacityAt( view, below.x + 6, below.y + 6 ), 'under the header' ).toBe( 0 );
		const fixed = await boxOf( view, '.fixed' );
		expect( await opacityAt( view, fixed.x + 60, fixed.y + 20 ) ).toBeGreaterThan( 60 );
	} );

	test( 'lines show the scroll depth, and a selected element is framed and scrolled to', async ( {
		page,
		visitor,
	} ) => {
		const { view, show, last } = await framed( page, visitor );
		// Each step loses the same number.
		const reach = Array.from( { length: 21 }, ( _, step ) => 100 - step * 5 );
		const map = await mapOf( view, [ '.buy' ], { reach, fold_average: 20 } );
		await show( { type: 'show', map, mode: 'scroll', selected: null } );
		const high = await view.evaluate( () => document.documentElement.scrollHeight );
		expect( ( await last( 'ready' ) )?.[ 'pageHeight' ] ).toBe( high );
		for ( const depth of [ 0.2, 0.25, 0.5, 0.75 ] ) {
			await view.evaluate( ( top ) => scrollTo( { top, behavior: 'instant' } ), depth * high - 400 );
			const y = depth * high - ( await view.evaluate( () => scrollY ) );
			const [ above, on, below ] = [
				await opacityAt( view, 990, y - 30 ),
				await opacityAt( view, 976, Math.round( y ) ),
				await opacityAt( view, 990, y + 30 ),
			];
			expect( on, `a line at ${ String( depth ) }` ).toBe( 255 );
			expect( above ).toBeLessThan( 200 );
			expect( below ).toBeLessThan( 200 );
		}
		await view.evaluate( () => scrollTo( { top: 3000, behavior: 'instant' } ) );
		await show( { type: 'show', map, mode: 'both', selected: '#for-buy' } );
		const { x, y, width } = await boxOf( view, '.buy' );
		expect( y ).toBeGreaterThan( 0 );
		expect( await opacityAt( view, x + width / 2, y - 1 ) ).toBeGreaterThan( 200 );
	} );

	test( 'the image has the full page, contacts no other site, and obeys only wp-admin', async ( {
		page,
		visitor,
	} ) => {
		const asked: string[] = [];
		page.on( 'request', ( request ) => asked.push( new URL( request.url() ).origin ) );
		const { view, show, last } = await framed( page, visitor );
		const map = await mapOf( view, [ '.buy' ] );
		await show( { type: 'show', map, mode: 'clicks', selected: null } );
		await view.evaluate(
			( message ) => {
				postMessage( message, '*' ); // From itself, as a page script could.
			},
			{ source: 'userfeedback-heatmap', type: 'show', map, mode: 'scroll', selected: null }
		);
		await view.waitForTimeout( 300 );
		expect( await opacityAt( view, 5, 700 ) ).toBe( 0 );
		await show( { type: 'show', map, mode: 'scroll', selected: null } );
		expect( await opacityAt( view, 5, 700 ) ).toBeGreaterThan( 30 );

		await show( { type: 'picture' } );
		await expect.poll( () => last( 'picture' ), { timeout: 60_000 } ).toBeTruthy();
		const size = await page.evaluate( async () => {
			const { blob } =
				( window as unknown as { heard: { type: string; blob: Blob }[] } ).heard.findLast(
					( { type } ) => type === 'picture'
				) ?? {};
			const { width, height } = await createImageBitmap( blob as Blob );
			return [ blob?.type, width, height ];
		} );
		expect( size ).toEqual( [
			'image/png',
			...( await view.evaluate( () => [
				document.documentElement.scrollWidth,
				document.documentElement.scrollHeight,
			] ) ),
		] );
		expect(
			[ ...new Set( asked ) ].filter( ( origin ) => origin !== 'null' && origin !== new URL( page.url() ).origin )
		).toEqual( [] );
	} );
} );
