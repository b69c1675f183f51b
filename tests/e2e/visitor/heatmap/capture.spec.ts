import type { Page } from 'playwright/test';
import { capturing, hide, show } from '../../support/heatmaps/capturing';
import { Owner } from '../../support/owner';
import { expect, test } from '../../support/test';

const TEXT = `<!-- wp:html --><div class="lead">
<button type="button" class="buy">Buy the secret tea</button>
<a class="elsewhere" href="#below">Below</a>
<label class="agree"><input type="checkbox"> I agree</label>
<input class="name" value="Typed name"><textarea class="story">Typed story</textarea>
<p contenteditable class="draft">Typed draft</p>
<section data-uf-private><button type="button" class="balance">Balance 1,234</button></section>
<aside class="account"><button type="button" class="invoice">Invoice 77</button></aside>
<iframe class="inside" srcdoc="&lt;button&gt;Inside&lt;/button&gt;" width="200" height="60"></iframe>
<div class="part"></div></div>
${ '<p>Much to read</p>'.repeat( 60 ) }<p id="below">Below</p><!-- /wp:html -->`;

/** One page for all tests, as they only read it. */
let address = '';

async function open( visitor: Page, page: Page, data: Parameters< typeof capturing >[ 2 ] = {}, query = '' ) {
	if ( ! address ) {
		const owner = new Owner( page );
		await owner.unpublishAll();
		address = await owner.addPage( 'Clicked', TEXT );
	}
	const handed = await capturing( visitor, address + query, data );
	await visitor.goto( address + query );
	return handed;
}

test( 'a view is sent once on leaving, with clicks and scroll depth and no page content', async ( {
	page,
	visitor,
} ) => {
	const handed = await open( visitor, page, { private: [ '.account' ] }, '?email=somebody@example.org' );
	await visitor.locator( '.buy' ).click( { position: { x: 3, y: 3 } } );
	// Just right of and below the center: the center itself is the border of two cells, and fonts decide which one is hit.
	const { width = 0, height = 0 } = ( await visitor.locator( '.buy' ).boundingBox() ) ?? {};
	await visitor.locator( '.buy' ).click( { position: { x: width * 0.53, y: height * 0.53 } } );
	for ( const left of [ '.name', '.story', '.draft', '.balance', '.invoice' ] ) {
		await visitor.locator( left ).click();
	}
	await visitor.frameLocator( '.inside' ).getByText( 'Inside' ).click();
	await visitor.locator( '.name' ).pressSequentially( 'Something typed' );
	await visitor.evaluate( () => document.querySelector< HTMLElement >( '.buy' )?.click() ); // By no hand.
	expect( handed ).toEqual( [] );

	await hide( visitor );
	await show( visitor );
	await visitor.locator( '.buy' ).click();
	await hide( visitor );

	expect( handed ).toHaveLength( 1 );
	const { url, body, visit } = handed[ 0 ] as ( typeof handed )[ 0 ];
	expect( new URL( url ).pathname + new URL( url ).search ).toBe( '/collect.php?do=visit' );
	expect( visit ).toEqual( {
		page: 'p7',
		nonce: 'signed',
		width: 1280,
		height: 900,
		page_height: await visitor.evaluate( () => document.documentElement.scrollHeight ),
		reach: visit.reach,
		touch: false,
		clicks: [
			[ expect.stringMatching( /button$/ ), 0, expect.any( Number ) ],
			[ expect.stringMatching( /button$/ ), 8, expect.any( Number ) ],
		],
	} );
	for ( const word of [
		'secret',
		'Typed',
		'typed',
		'Balance',
		'Invoice',
		'example.org',
		'1,234',
		nameOf( address ),
	] ) {
		expect( body ).not.toContain( word );
	}
} );

/** Returns the page's slug. */
const nameOf = ( of: string ): string => new URL( of ).pathname.replaceAll( '/', '' );

// Issue 17: the cost until a page is interactive.
test( 'heatmap data is read at the first click, not on page load, and that click counts', async ( {
	page,
	visitor,
} ) => {
	const handed = await open( visitor, page );
	await visitor.addInitScript( () => {
		const parse = JSON.parse.bind( JSON );
		JSON.parse = ( text, ...more ) => {
			document.documentElement.dataset[ 'read' ] =
				`${ String( document.documentElement.dataset[ 'read' ] ) } ${ text }`;
			return parse( text, ...more ) as unknown;
		};
	} );
	await visitor.reload( { waitUntil: 'load' } );
	const asked = async (): Promise< string > =>
		( await visitor.evaluate( () => document.documentElement.dataset[ 'read' ] ) ) ?? '';
	expect( await asked() ).not.toContain( '"nonce":"signed"' );
	await visitor.locator( '.buy' ).click();
	expect( await asked() ).toContain( '"nonce":"signed"' );
	await hide( visitor );
	expect( handed.at( -1 )?.visit.clicks ).toHaveLength( 1 );
} );

test( 'a keyboard click counts at the center, and a label with its field is one click', async ( { page, visitor } ) => {
	const handed = await open( visitor, page );
	await visitor.locator( '.buy' ).focus();
	await visitor.keyboard.press( 'Enter' );
	await visitor.keyboard.press( 'Space' );
	await visitor.locator( '.agree' ).click( { position: { x: 20, y: 8 } } ); // On its text, however narrow the font.
	await hide( visitor );

	expect( handed[ 0 ]?.visit.clicks ).toEqual( [
		[ expect.stringMatching( /button$/ ), 8, 8 ],
		[ expect.stringMatching( /button$/ ), 8, 8 ],
		[ expect.stringMatching( /label$/ ), expect.any( Number ), expect.any( Number ) ],
	] );
} );

test( 'a click inside a shadow root counts for its host', async ( { page, visitor } ) => {
	const handed = await open( visitor, page );
	await visitor.locator( '.part' ).evaluate( ( part ) => {
		part.attachShadow( { mode: 'open' } ).innerHTML = '<button>Deep</button>';
	} );
	await visitor.getByRole( 'button', { name: 'Deep' } ).click();
	await hide( visitor );

	expect( handed[ 0 ]?.visit.clicks?.map( ( [ selector ] ) => selector ) ).toEqual( [
		expect.stringMatching( /div$/ ),
	] );
} );

test( 'scroll depth is the deepest point, and at most a hundred clicks are sent', async ( { page, visitor } ) => {
	const handed = await open( visitor, page );
	const half = await visitor.evaluate( () => {
		scrollTo( { top: document.documentElement.scrollHeight / 2, behavior: 'instant' } );
		return Math.round( ( ( scrollY + innerHeight ) / document.documentElement.scrollHeight ) * 100 );
	} );
	await visitor.evaluate( () => new Promise( requestAnimationFrame ) );
	await visitor.evaluate( () => scrollTo( { top: 0, behavior: 'instant' } ) );
	const { x, y } = ( await visitor.locator( '.buy' ).boundingBox() ) ?? { x: 0, y: 0 };
	for ( let click = 0; click < 110; click++ ) {
		await visitor.mouse.click( x + 9, y + 9 );
	}
	await hide( visitor );

	expect( half ).toBeGreaterThan( 55 );
	expect( Math.abs( ( handed[ 0 ]?.visit.reach ?? 0 ) - half ) ).toBeLessThanOrEqual( 1 );
	expect( handed[ 0 ]?.visit.clicks ).toHaveLength( 100 );
} );

for ( const [ who, asks ] of [
	[ 'Do Not Track', () => Object.defineProperty( navigator, 'doNotTrack', { value: '1' } ) ],
	[ 'Global Privacy Control', () => Object.defineProperty( navigator, 'globalPrivacyControl', { value: true } ) ],
] as const ) {
	test( `nothing is sent for a visitor whose browser asks for ${ who }`, async ( { page, visitor } ) => {
		await visitor.addInitScript( asks );
		const handed = await open( visitor, page );
		await visitor.locator( '.buy' ).click();
		await hide( visitor );

		expect( handed ).toEqual( [] );
	} );
}

test( 'with a consent prompt, only activity after consent is sent', async ( { page, visitor } ) => {
	await visitor.addInitScript( () => {
		const says = ( category: string ) => category === 'statistics' && document.cookie.includes( 'agreed' );
		Object.assign( window, { wp_has_consent: says } );
	} );
	const handed = await open( visitor, page, { consent: 'statistics' } );
	await visitor.locator( '.buy' ).click();
	await hide( visitor );
	expect( handed ).toEqual( [] );

	await visitor.reload();
	await visitor.locator( '.buy' ).click();
	await visitor.evaluate( () => ( document.cookie = 'agreed=1' ) );
	await visitor.locator( '.elsewhere' ).click();
	await hide( visitor );

	expect( handed.map( ( { visit } ) => visit.clicks?.map( ( [ selector ] ) => selector ) ) ).toEqual( [
		[ expect.stringMatching( /a$/ ) ],
	] );
} );

test( 'only the chosen share of views is sent', async ( { page, visitor } ) => {
	await visitor.addInitScript( () => {
		Math.random = () => Number( sessionStorage.getItem( 'random' ) ?? 0.29 );
	} );
	const handed = await open( visitor, page, { sample: 30 } );
	await hide( visitor );
	expect( handed ).toHaveLength( 1 );

	await visitor.evaluate( () => sessionStorage.setItem( 'random', '0.3' ) );
	await visitor.reload();
	await visitor.locator( '.buy' ).click();
	await hide( visitor );
	expect( handed ).toHaveLength( 1 );
} );

test( 'a page restored from the back-forward cache is another view', async ( { page, visitor } ) => {
	const handed = await open( visitor, page );
	await visitor.locator( '.buy' ).click();
	await visitor.evaluate( () => {
		dispatchEvent( new PageTransitionEvent( 'pagehide', { persisted: true } ) );
		dispatchEvent( new PageTransitionEvent( 'pageshow', { persisted: true } ) );
	} );
	await visitor.locator( '.elsewhere' ).click();
	await hide( visitor );

	expect( handed.map( ( { visit } ) => visit.clicks?.length ) ).toEqual( [ 1, 1 ] );
} );

test( 'on a single-page site, a view ends with its URL; the next needs server data', async ( { page, visitor } ) => {
	const handed = await open( visitor, page, {}, '?utm_source=letter' );
	const go = ( to: string, printed = '' ) =>
		visitor.evaluate(
			( [ where, key ] ) => {
				history.pushState( null, '', where );
				const data = document.querySelector( '#userfeedback-heatmap' ) as HTMLElement;
				if ( key ) {
					data.textContent = data.textContent.replace( '"p7"', `"${ key }"` );
				}
			},
			[ to, printed ] as const
		);
	await visitor.evaluate( () => history.replaceState( null, '', document.location.pathname ) ); // As scripts that clean up URLs do.
	await visitor.locator( '.buy' ).click();
	await go( '/elsewhere/' );
	await visitor.locator( '.buy' ).click();
	await visitor.locator( '.buy' ).click();
	await go( '/known/', 'p8' );
	await visitor.locator( '.elsewhere' ).click();
	await hide( visitor );

	expect( handed.map( ( { visit } ) => [ visit.page, visit.clicks?.length ] ) ).toEqual( [
		[ 'p7', 1 ],
		[ 'p8', 1 ],
	] );
} );

for ( const [ why, data, isTaken ] of [
	[ 'the browser refuses the short way', {}, false ],
	[ 'the page names no short way', { collector: '' }, true ],
	[ 'the short way is under another name of the site', { collector: 'http://localhost:1/collect.php' }, true ],
] as const ) {
	test( `REST receives the view when ${ why }`, async ( { page, visitor } ) => {
		const asked: string[] = [];
		await visitor.route( '**/heatmaps/visits', async ( route ) => {
			asked.push( `${ route.request().method() } ${ route.request().headers()[ 'content-type' ] ?? '' }` );
			await route.fulfill( { status: 204 } );
		} );
		const handed = await open( visitor, page, data );
		await visitor.evaluate( ( taken ) => ( window.beaconTaken = taken ), isTaken );
		await hide( visitor );

		await expect.poll( () => asked ).toEqual( [ 'POST application/json' ] );
		expect( handed ).toEqual( [] );
	} );
}

test( 'a page in a frame sends nothing, and nothing is stored in the browser', async ( { page, visitor } ) => {
	const handed = await open( visitor, page );
	await visitor.locator( '.buy' ).click();
	const kept = await visitor.evaluate( () => [
		document.cookie,
		...Object.keys( localStorage ),
		...Object.keys( sessionStorage ).filter( ( name ) => name !== 'wpEmojiSettingsSupports' ), // WordPress's own.
	] );
	expect( kept ).toEqual( [ '' ] );

	await visitor.evaluate( ( inside ) => {
		const frame = document.createElement( 'iframe' );
		frame.className = 'itself';
		frame.src = `${ inside }?framed`;
		frame.width = frame.height = '600';
		document.body.prepend( frame );
	}, address );
	await visitor.frameLocator( '.itself' ).locator( '.buy' ).click();
	const inside = visitor.frames().find( ( frame ) => frame.url().endsWith( '?framed' ) );
	expect(
		await inside?.evaluate( () => document.scripts.length && !! document.querySelector( '#userfeedback-heatmap' ) )
	).toBe( true );
	await inside?.evaluate( () => dispatchEvent( new PageTransitionEvent( 'pagehide' ) ) );
	await hide( visitor );
	expect( handed ).toHaveLength( 1 );
} );

test.describe( 'on a touch screen', () => {
	test( 'a tap is a click', async ( { page, browser, baseURL } ) => {
		const context = await browser.newContext( {
			baseURL: baseURL ?? '',
			viewport: { width: 390, height: 844 },
			hasTouch: true,
			isMobile: true,
			storageState: { cookies: [], origins: [] },
		} );
		const visitor = await context.newPage();
		const handed = await open( visitor, page );
		await visitor.locator( '.buy' ).tap();
		await hide( visitor );

		expect( handed[ 0 ]?.visit ).toMatchObject( {
			touch: true,
			width: 390,
			clicks: [ [ expect.stringMatching( /button$/ ), 8, expect.any( Number ) ] ],
		} );
		await context.close();
	} );
} );
