import type { Page } from 'playwright/test';
import type { QuestionDraft, Survey } from '../../../src/contract/types';
import { floating, inline } from '../support/journeys';
import { onTopOf } from '../support/look';
import { Owner } from '../support/owner';
import { rating } from '../support/rating';
import { drawnWhole, serveStill, shifts } from '../support/still-page';
import { screenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

const STARS: QuestionDraft = { title: 'How do you like our new notebooks?', type: 'star-rating' };
const SCORE: QuestionDraft = { title: 'Would you recommend us?', type: 'nps' };
const WHY: QuestionDraft = { title: 'Why do you say so?', type: 'long-text' };
const MANY: QuestionDraft = {
	title: 'Which of our notebooks do you know?',
	type: 'checkbox',
	config: { options: Array.from( { length: 20 }, ( _, index ) => `Notebook ${ String( index + 1 ) }` ) },
};

/** Theme and page builder boxes around an embedded survey. */
const BOXES: Record< string, ( place: string ) => string > = {
	'a plain page': ( place ) => place,
	'a row': ( place ) => `<div style="display:flex;gap:8px"><p>Text next to it</p>${ place }</div>`,
	'a row that wraps': ( place ) => `<div style="display:flex;flex-wrap:wrap;gap:8px">${ place }</div>`,
	'a stack': ( place ) => `<div style="display:flex;flex-direction:column;align-items:flex-start">${ place }</div>`,
	'a centered column': ( place ) =>
		`<div style="display:flex;flex-direction:column;align-items:center">${ place }</div>`,
	'a grid that does not stretch': ( place ) => `<div style="display:grid;justify-items:start">${ place }</div>`,
	'one of two grid columns': ( place ) =>
		`<div style="display:grid;grid-template-columns:1fr 1fr">${ place }<p>Text</p></div>`,
	'a table cell': ( place ) => `<table><tr><td>${ place }</td><td>Text next to it</td></tr></table>`,
	'a float': ( place ) => `<div style="float:right">${ place }</div>`,
	'an inline block': ( place ) => `<div style="display:inline-block">${ place }</div>`,
	'a box out of the flow': ( place ) =>
		`<div style="position:relative;height:700px"><div style="position:absolute">${ place }</div></div>`,
	'a column of 180 pixels': ( place ) => `<div style="width:180px">${ place }</div>`,
	'vertical writing': ( place ) => `<div style="writing-mode:vertical-rl;width:100%">${ place }</div>`,
	'a theme that makes each div a flex box': ( place ) => `<div class="flexed">${ place }</div>`,
};

/** Puts it in a bare page, so that no theme decides how wide a box is. */
const pageOf = ( html: string, boxed: string ): string =>
	html
		.replace(
			/<body[^>]*>[\s\S]*?(?=<script[^>]*userfeedback-manifest)/,
			`<body><main>${ boxed }<p>After</p></main>`
		)
		.replace(
			'</head>',
			`<style>html{font-size:16px} body{margin:16px;font:16px/1.5 sans-serif} main{max-width:645px;margin:auto}
			 .flexed div{display:flex} td{padding:8px} :where(svg){max-width:100%}</style></head>`
		);

/** Serves a URL with its embedded survey in a box. */
async function serveIn( visitor: Page, address: string, box: ( place: string ) => string ): Promise< void > {
	const html = await ( await visitor.request.get( address ) ).text();
	const place = /<div class="userfeedback-inline"[\s\S]*?<noscript>--><\/noscript><\/div>/.exec( html )?.[ 0 ] ?? '';
	expect( place ).not.toBe( '' );
	await visitor.unroute( address );
	await visitor.route( address, ( route ) =>
		route.fulfill( { body: drawnWhole( pageOf( html, box( place ) ) ), contentType: 'text/html; charset=utf-8' } )
	);
}

/** The page may shift by at most 0.02, as Chromium measures it. */
async function isStill( visitor: Page, when: string ): Promise< void > {
	const seen = await shifts( visitor );
	const sum = seen.reduce( ( total, text ) => total + parseFloat( text ), 0 );
	expect( sum, `${ when }: moved\n${ seen.join( '\n' ) }` ).toBeLessThanOrEqual( 0.02 );
}

const overflow = ( visitor: Page ): Promise< number > =>
	visitor.evaluate( () => document.documentElement.scrollWidth - document.documentElement.clientWidth );

/** Returns how many pixels parts of a survey extend beyond it. */
const sticksOut = ( visitor: Page ): Promise< number > =>
	inline( visitor ).evaluate( ( card ) => {
		const { left, right } = card.getBoundingClientRect();
		return Math.max(
			...[ ...card.querySelectorAll( 'label, button, textarea, .title, svg' ) ].map( ( part ) => {
				const its = part.getBoundingClientRect();
				return Math.max( left - its.left, its.right - right );
			} )
		);
	} );

async function placed( page: Page, title: string, questions: QuestionDraft[] ): Promise< [ Survey, string ] > {
	const owner = new Owner( page );
	await owner.unpublishAll();
	const survey = await owner.publish( title, questions );
	return [ survey, await owner.addPage( title, `[userfeedback id="${ String( survey.id ) }"]` ) ];
}

test.describe( 'an embedded survey', () => {
	for ( const width of [ 1440, 390 ] ) {
		test( `fits every box at ${ String( width ) } pixels without shifts, on every visit`, async ( {
			page,
			visitor,
		} ) => {
			const [ survey, address ] = await placed( page, `Boxes ${ String( width ) }`, [ STARS, SCORE, WHY ] );
			await visitor.setViewportSize( { width, height: 900 } );
			await serveStill( visitor, address ); // Records shifts.
			for ( const [ name, box ] of Object.entries( BOXES ) ) {
				await visitor.context().clearCookies();
				await serveIn( visitor, address, box );
				await visitor.goto( address );
				await expect( inline( visitor ), name ).toContainText( 'How do you like' );
				const { width: wide = 0 } = ( await inline( visitor ).boundingBox() ) ?? {};
				expect( wide, `${ name }: width` ).toBeGreaterThanOrEqual( 175 );
				expect( await overflow( visitor ), `${ name }: the page scrolls sideways` ).toBeLessThanOrEqual( 0 );
				await isStill( visitor, name );
				for ( const title of [ 'Would you recommend', 'Why do you say' ] ) {
					expect( await sticksOut( visitor ), `${ name }: sticks out` ).toBeLessThanOrEqual( 0 );
					await inline( visitor ).getByRole( 'button', { name: 'Skip' } ).click();
					await expect( inline( visitor ) ).toContainText( title );
				}
				await inline( visitor ).getByRole( 'button', { name: 'Submit' } ).click( { trial: true } );
				expect( await sticksOut( visitor ), `${ name }: sticks out` ).toBeLessThanOrEqual( 0 );
				await visitor.evaluate( () => sessionStorage.clear() );

				const cookie = { name: `userfeedback-survey-${ String( survey.id ) }`, value: '{"submitted":true}' };
				await visitor.context().addCookies( [ { ...cookie, url: address } ] );
				await visitor.goto( address );
				await visitor.waitForFunction( () => window.userfeedback_no_show_reasons );
				await isStill( visitor, `${ name } on a later visit` );
			}
		} );
	}

	for ( const width of [ 1440, 390 ] ) {
		test( `shows 20 options at ${ String( width ) } pixels without shifts, then shrinks`, async ( {
			page,
			visitor,
		} ) => {
			const owner = new Owner( page );
			await owner.saveSettings( { max_options: 20 } );
			const [ , address ] = await placed( page, `20 options ${ String( width ) }`, [ MANY, WHY ] );
			await owner.saveSettings( { max_options: 5 } );
			await visitor.setViewportSize( { width, height: 2000 } );
			await serveStill( visitor, address );
			await visitor.goto( address );
			await expect( inline( visitor ) ).toContainText( 'Notebook 20' );
			await isStill( visitor, '20 options' );
			expect( ( await inline( visitor ).boundingBox() )?.height ).toBeGreaterThan( 1000 );
			await screenshot( visitor, `visitor-inline-20-${ String( width ) }` );

			await visitor.setViewportSize( { width, height: 667 } );
			await inline( visitor ).getByText( 'Notebook 20' ).click();
			await inline( visitor ).getByRole( 'button', { name: 'Next' } ).click();
			await expect( inline( visitor ).getByRole( 'textbox' ) ).toBeInViewport();
			await expect
				.poll( async () => ( await inline( visitor ).boundingBox() )?.height )
				.toBeLessThanOrEqual( 680 );
			await screenshot( visitor, `visitor-inline-after-20-${ String( width ) }`, false );
		} );
	}

	test( 'leaves no gap in print or without scripts', async ( { page, visitor, browser } ) => {
		const [ , address ] = await placed( page, 'No gap', [ STARS ] );
		const height = ( of: Page ): Promise< number > =>
			of.locator( '.userfeedback-inline' ).evaluate( ( place: HTMLElement ) => place.offsetHeight );
		await visitor.goto( address );
		await inline( visitor ).waitFor();
		await visitor.emulateMedia( { media: 'print' } );
		expect( await height( visitor ) ).toBe( 0 );

		const still = await browser.newPage( { javaScriptEnabled: false } );
		await still.goto( address );
		expect( await height( still ) ).toBe( 0 );
		await still.close();
	} );

	// Guards against: a blocked loader left a 411-pixel gap.
	test( 'leaves no permanent gap when its loader is blocked', async ( { page, visitor } ) => {
		const [ , address ] = await placed( page, 'Blocked', [ STARS ] );
		await visitor.route( /widget\/loader\.js/, ( route ) =>
			route.fulfill( { body: '', contentType: 'text/javascript' } )
		);
		await visitor.goto( address );
		const height = (): Promise< number > =>
			visitor.locator( '.userfeedback-inline' ).evaluate( ( place: HTMLElement ) => place.offsetHeight );
		expect( await height() ).toBeGreaterThan( 200 );
		await expect.poll( height, { timeout: 30_000 } ).toBe( 0 );
	} );

	test( 'and a rating are not stretched by a theme that stretches images', async ( { page, visitor } ) => {
		const owner = new Owner( page );
		await owner.unpublishAll();
		const survey = await owner.publish( 'Stretched', [ STARS ] );
		const content = `[userfeedback id="${ String( survey.id ) }"]<p>Between</p>[userfeedback-post-ratings]`;
		const { link } = await owner.add( 'posts', { title: 'Stretched', content, status: 'publish' } );
		await visitor.addInitScript( () => {
			const sheet = new CSSStyleSheet();
			sheet.replaceSync( 'svg { width: 100%; height: auto }' );
			document.adoptedStyleSheets = [ sheet ];
		} );
		await visitor.goto( link );
		await inline( visitor ).waitFor();
		for ( const part of [ inline( visitor ), rating( visitor ) ] ) {
			expect( ( await part.boundingBox() )?.height ).toBeLessThan( 700 );
		}
	} );
} );

/** Adds elements that sites fix to the window's edges, as third-party scripts do: some time after the page loads. */
const addFixed = ( visitor: Page, css: string ): Promise< void > =>
	visitor.evaluate( ( style ) => {
		const fixed = document.createElement( 'div' );
		fixed.id = 'fixed';
		fixed.style.cssText = `position:fixed;z-index:2147483647;background:teal;${ style }`;
		document.body.append( fixed );
	}, css );

test.describe( 'a pop-up survey', () => {
	for ( const [ what, css ] of [
		[ 'a chat button', 'inset:auto 20px 20px auto;width:60px;height:60px;border-radius:50%' ],
		[ 'a cookie bar', 'inset:auto 0 0;height:180px' ],
	] as const ) {
		for ( const size of [
			{ width: 1280, height: 900 },
			{ width: 390, height: 844 },
		] ) {
			test( `keeps clear of ${ what } added later, ${ String( size.width ) } pixels wide`, async ( {
				page,
				visitor,
			} ) => {
				await new Owner( page ).publishAlone( `Clear of ${ what }`, [ WHY ] );
				await visitor.setViewportSize( size );
				await visitor.goto( '/' );
				const card = floating( visitor );
				await card.waitFor();
				await addFixed( visitor, css );
				const isClear = async (): Promise< boolean > => {
					const fixed = await visitor.locator( '#fixed' ).boundingBox();
					const box = await card.locator( ':scope > *' ).boundingBox();
					return !! fixed && !! box && box.y + box.height <= fixed.y;
				};
				await expect.poll( isClear ).toBe( true );
				await screenshot( visitor, `visitor-clear-${ what.replaceAll( ' ', '-' ) }-${ String( size.width ) }` );
				await card.getByRole( 'button', { name: 'Minimize' } ).click();
				await expect.poll( isClear ).toBe( true );
				await card.getByRole( 'button', { name: 'Open the survey' } ).click();
				await visitor.locator( '#fixed' ).evaluate( ( fixed ) => fixed.remove() );
				await expect
					.poll( async () => ( await card.locator( '.card' ).boundingBox() )?.y )
					.toBeGreaterThan( 0 );
				await card.getByRole( 'button', { name: 'Submit' } ).click( { trial: true } );
			} );
		}
	}

	test( 'scrolls 20 options inside its card, with its buttons in sight', async ( { page, visitor } ) => {
		const owner = new Owner( page );
		await owner.saveSettings( { max_options: 20 } );
		await owner.publishAlone( '20 options', [ { ...MANY, type: 'radio-button' }, WHY ] );
		await owner.saveSettings( { max_options: 5 } );
		await visitor.setViewportSize( { width: 375, height: 667 } );
		await visitor.goto( '/' );
		const card = floating( visitor );
		await card.getByRole( 'radio', { name: 'Notebook 1', exact: true } ).press( 'ArrowUp' ); // To the last one.
		for ( const part of [ card.getByText( 'Notebook 20' ), card.getByRole( 'button', { name: 'Next' } ) ] ) {
			await expect( part ).toBeInViewport( { ratio: 1 } );
		}
		expect( await onTopOf( card.locator( '.card' ) ) ).toEqual( [] );
		await screenshot( visitor, 'visitor-20-options', false );
		await visitor.keyboard.press( 'Enter' );
		await expect( card.getByRole( 'textbox' ) ).toBeFocused();
		await expect( card.getByText( 'Why do you say so?' ) ).toBeInViewport( { ratio: 1 } );
	} );

	test( 'stays in the window when the body is transformed, filtered or zoomed', async ( { page, visitor } ) => {
		await new Owner( page ).publishAlone( 'Transformed', [ WHY ] );
		for ( const css of [ 'transform:translateZ(0)', 'filter:grayscale(0)', 'perspective:1px', 'contain:paint' ] ) {
			await visitor.addInitScript( ( rule ) => {
				const sheet = new CSSStyleSheet();
				sheet.replaceSync( `body { min-height: 3000px; ${ rule } }` );
				document.adoptedStyleSheets = [ sheet ];
			}, css );
			await visitor.goto( '/' );
			await floating( visitor ).waitFor();
			await expect( floating( visitor ).getByRole( 'button', { name: 'Submit' } ), css ).toBeInViewport();
			await visitor.evaluate( () => scrollTo( 0, 1000 ) );
			await expect( floating( visitor ).getByRole( 'button', { name: 'Submit' } ), css ).toBeInViewport();
		}
	} );

	test( 'shows its buttons below a sticky header', async ( { page, visitor } ) => {
		const long = 'How do you like the new notebooks with the heavier paper that we have now? '.repeat( 3 );
		await new Owner( page ).publishAlone( 'Below a header', [
			{ title: long, type: 'checkbox', config: { options: [ 'One', 'Two', 'Three', 'Four', 'Five' ] } },
		] );
		await visitor.setViewportSize( { width: 1280, height: 560 } );
		await visitor.goto( '/' );
		await floating( visitor ).waitFor();
		await addFixed( visitor, 'inset:0 0 auto;height:90px' );
		const minimize = floating( visitor ).getByRole( 'button', { name: 'Minimize' } );
		await expect.poll( async () => ( await minimize.boundingBox() )?.y ).toBeGreaterThanOrEqual( 90 );
		expect( await onTopOf( floating( visitor ).locator( '.card' ) ) ).toEqual( [] );
	} );

	for ( const [ what, size, left ] of [
		[ 'a phone', { width: 390, height: 844 }, 500 ],
		[ 'a phone held sideways', { width: 844, height: 390 }, 190 ],
		[ 'a tablet', { width: 820, height: 1180 }, 780 ],
		[ 'a tablet held sideways', { width: 1180, height: 820 }, 400 ],
	] as const ) {
		test( `stays above the keyboard of ${ what }`, async ( { page, visitor } ) => {
			await new Owner( page ).publishAlone( 'Keyboard', [ WHY ] );
			await visitor.setViewportSize( size );
			await visitor.goto( '/' );
			const field = floating( visitor ).getByRole( 'textbox' );
			await field.focus();
			await visitor.evaluate( ( height ) => {
				const viewport = window.visualViewport as VisualViewport;
				Object.defineProperty( viewport, 'height', { value: height } );
				viewport.dispatchEvent( new Event( 'resize' ) );
			}, left );
			for ( const part of [ field, floating( visitor ).getByRole( 'button', { name: 'Submit' } ) ] ) {
				const { y = 0, height = left } = ( await part.boundingBox() ) ?? {};
				expect( y ).toBeGreaterThanOrEqual( 0 );
				expect( y + height ).toBeLessThanOrEqual( left );
			}
		} );
	}

	test( 'leaves as much space at the end of a phone’s page as it covers', async ( { page, visitor } ) => {
		await new Owner( page ).publishAlone( 'Free at the end', [ WHY ] );
		await visitor.setViewportSize( { width: 390, height: 844 } );
		await visitor.goto( '/' );
		await floating( visitor ).waitFor();
		await expect
			.poll( () =>
				visitor.evaluate( () => {
					scrollTo( 0, document.documentElement.scrollHeight );
					return document.querySelector( 'footer, .wp-site-blocks' )?.getBoundingClientRect().bottom ?? 844;
				} )
			)
			.toBeLessThanOrEqual( 1 + ( ( await floating( visitor ).locator( '.card' ).boundingBox() )?.y ?? 0 ) );
	} );
} );

for ( const size of [ 16, 24, 32 ] ) {
	test( `text has the font size set in the browser, ${ String( size ) } pixels`, async ( { page, visitor } ) => {
		await new Owner( page ).publishAlone( 'Font size', [ WHY ] );
		const session = await visitor.context().newCDPSession( visitor );
		await session.send( 'Page.setFontSizes', { fontSizes: { standard: size } } );
		await visitor.goto( '/' );
		const letters = await floating( visitor )
			.getByRole( 'textbox' )
			.evaluate( ( field ) => getComputedStyle( field ).fontSize );
		expect( letters ).toBe( `${ String( size ) }px` );
		await floating( visitor ).getByRole( 'button', { name: 'Submit' } ).click( { trial: true } );
	} );
}
