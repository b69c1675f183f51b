import type { Locator, Page } from 'playwright/test';
import type { QuestionDraft } from '../../../src/contract/types';
import { floating, inline } from '../support/journeys';
import { Owner } from '../support/owner';
import { screenshot } from '../support/screenshot';
import { expect, OF_THE_CLOCK, test } from '../support/test';

const TEA: QuestionDraft = {
	title: 'Which tea?',
	type: 'radio-button',
	config: { options: [ 'Green', 'Black', 'White' ] },
};
const SCORE: QuestionDraft = { title: 'Would you recommend it?', type: 'nps' };
const WHY: QuestionDraft = { title: 'Why do you say so?', type: 'text' };
const LONG =
	'How do you like the new notebooks with the heavier paper that we have had since September in all of our shops?';

/** Stops each new question's animation, so that a test on a slow machine is as quick as a double tap. */
function stopAnimations( card: Locator ): Promise< void > {
	return card.evaluate( ( section ) => {
		section.getRootNode().addEventListener( 'animationstart', ( { target } ) => {
			( target as Element ).getAnimations().forEach( ( animation ) => animation.pause() );
		} );
	} );
}

const center = async ( part: Locator ): Promise< [ number, number ] > => {
	const { x, y, width, height } = ( await part.boundingBox() ) ?? { x: 0, y: 0, width: 0, height: 0 };
	return [ x + width / 2, y + height / 2 ];
};

const background = ( part: Locator ): Promise< string > =>
	part.evaluate( ( element ) => getComputedStyle( element ).backgroundColor );

/** Sets the page's background, as a theme does. */
const paint = ( visitor: Page, css: string ): Promise< unknown > =>
	visitor.addInitScript( ( rule ) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync( rule );
		document.adoptedStyleSheets = [ sheet ];
	}, css );

test( 'a minimized survey leaves focus on the page', async ( { page, visitor } ) => {
	await new Owner( page ).publishAlone( 'Pending', [ WHY ] );
	await visitor.goto( '/' );
	await floating( visitor ).getByRole( 'button', { name: 'Minimize' } ).click();
	await expect( floating( visitor ).getByRole( 'button', { name: 'Open the survey' } ) ).toBeFocused();
	await visitor.addInitScript( () => {
		addEventListener( 'DOMContentLoaded', () => document.querySelector( 'a' )?.focus() );
	} );

	for ( let visit = 0; visit < 2; visit++ ) {
		await visitor.goto( '/' );
		await expect( floating( visitor ).getByRole( 'button', { name: 'Open the survey' } ) ).toBeVisible();
		expect( await visitor.evaluate( () => document.activeElement?.tagName ) ).toBe( 'A' );
	}
} );

test( 'a double tap on an answer does not answer the next question', async ( { page, visitor } ) => {
	await new Owner( page ).publishAlone( 'Double tap', [ TEA, SCORE ] );
	await visitor.goto( '/' );
	const card = floating( visitor );
	await card.waitFor();
	await card.getByText( 'Black' ).click( { trial: true } ); // The first question has stopped moving.
	await stopAnimations( card );
	await card.getByText( 'Black' ).click();
	await expect( card ).toContainText( 'Would you recommend it?' );
	const scale = await center( card.locator( 'label' ).nth( 4 ) );

	await visitor.mouse.click( ...scale ); // Immediately, wherever the finger is.
	await expect( card.getByRole( 'radio', { checked: true } ) ).toHaveCount( 0 );

	await card.evaluate( ( section ) => {
		const animations = section.getAnimations( { subtree: true } );
		animations.forEach( ( animation ) => {
			animation.finish();
		} );
	} );
	await visitor.mouse.down( { clickCount: 2 } );
	await visitor.mouse.up( { clickCount: 2 } );
	await expect( card.getByRole( 'radio', { checked: false } ) ).toHaveCount( 10 );
	await card.getByRole( 'radio' ).nth( 4 ).press( 'Space' ); // A key press is never a double tap.
	await expect( card ).toContainText( 'Thanks for your feedback!' );
} );

test( 'a double-click on Next advances once, and Skip never takes Next’s place', async ( { page, visitor } ) => {
	await new Owner( page ).publishAlone( 'Double click', [ WHY, TEA, { ...WHY, title: 'Which cup?' } ] );
	await visitor.goto( '/' );
	const card = floating( visitor );
	const end = async ( name: string ): Promise< number > => {
		const box = await card.getByRole( 'button', { name } ).boundingBox();
		return ( box?.x ?? 0 ) + ( box?.width ?? 0 );
	};
	await card.getByRole( 'textbox' ).fill( 'Warm' );
	const next = ( await card.getByRole( 'button', { name: 'Next' } ).boundingBox() )?.x ?? 0;
	const skip = await end( 'Skip' );
	expect( skip ).toBeLessThan( next );
	await card.getByRole( 'button', { name: 'Next' } ).dblclick();

	await expect( card ).toContainText( 'Question 2 of 3' );
	expect( await end( 'Skip' ) ).toBe( skip );
	await expect( card.getByRole( 'button', { name: 'Next' } ) ).toBeDisabled();
	await card.getByRole( 'radio', { name: 'Green' } ).focus();
	await visitor.keyboard.press( 'ArrowDown' );
	await expect( card.getByRole( 'button', { name: 'Next' } ) ).toBeEnabled();
	expect( await end( 'Skip' ) ).toBe( skip );
} );

test( 'a card fills the space reserved for it, on desktop and phone, and nothing shifts', async ( {
	page,
	visitor,
	browser,
} ) => {
	const owner = new Owner( page );
	await owner.unpublishAll();
	const survey = await owner.publish( 'Filled', [ { ...SCORE, title: LONG }, TEA, WHY ] );
	const address = await owner.addPage(
		'Filled',
		`<p>Before</p>[userfeedback id="${ String( survey.id ) }"]<p>After</p>`
	);
	const heights: number[] = [];
	const still = await browser.newPage(); // As it is before the widget loads.
	await still.route( /loader\.js/, ( route ) => route.abort() );
	for ( const width of [ 1280, 390 ] ) {
		await still.setViewportSize( { width, height: 900 } );
		await still.goto( address );
		const kept = Math.round( ( await still.locator( '.userfeedback-inline' ).boundingBox() )?.height ?? 0 );
		await visitor.setViewportSize( { width, height: 900 } );
		await visitor.goto( address );
		const card = inline( visitor );
		const height = async ( part: Locator ): Promise< number > =>
			Math.round( ( await part.boundingBox() )?.height ?? 0 );
		await expect( card ).toContainText( 'How do you like' );
		expect( await height( visitor.locator( '.userfeedback-inline' ) ) ).toBe( kept );
		expect( await height( card ) ).toBe( kept );
		// A click while the card still ignores input would be retried, with the page scrolled for it.
		await card.getByRole( 'button', { name: 'Skip' } ).click( { trial: true } );
		const skip = await center( card.getByRole( 'button', { name: 'Skip' } ) );
		await card.getByRole( 'button', { name: 'Skip' } ).click();
		await expect( card ).toContainText( 'Which tea?' );
		expect( await center( card.getByRole( 'button', { name: 'Skip' } ) ) ).toEqual( skip );
		expect( await height( card ) ).toBe( kept );
		heights.push( kept );
		await visitor.evaluate( () => sessionStorage.clear() );
	}
	await still.close();
	expect( heights[ 0 ] ).toBeLessThan( ( heights[ 1 ] ?? 0 ) - 40 );
} );

for ( const [ what, size ] of [
	[ 'in a low window', { width: 1280, height: 420 } ],
	[ 'at 200 % zoom', { width: 640, height: 400 } ], // Remaining size of 1280 × 800.
] as const ) {
	test( `Next and Skip stay visible while answers scroll, and never hide focus, ${ what }`, async ( {
		page,
		visitor,
	} ) => {
		await new Owner( page ).publishAlone( 'Low', [
			{ ...TEA, title: LONG, type: 'checkbox', config: { options: [ 'One', 'Two', 'Three', 'Four', 'Five' ] } },
			WHY,
		] );
		await visitor.setViewportSize( size );
		await visitor.goto( '/' );
		const card = floating( visitor );
		const steps = card.getByRole( 'button', { name: 'Next' } );
		await card.waitFor();
		await expect( steps ).toBeInViewport( { ratio: 1 } );
		const clear = ( await steps.boundingBox() )?.y ?? 0;
		for ( const option of await card.getByRole( 'checkbox' ).all() ) {
			await option.focus();
			const box = await option.boundingBox();
			expect( ( box?.y ?? 900 ) + ( box?.height ?? 0 ) ).toBeLessThanOrEqual( clear );
		}
		await expect( steps ).toBeInViewport( { ratio: 1 } );
	} );
}

test( 'selected options stand out in forced colors', async ( { page, visitor } ) => {
	await new Owner( page ).publishAlone( 'Forced', [ { ...TEA, type: 'checkbox' } ] );
	await visitor.emulateMedia( { forcedColors: 'active' } );
	await visitor.goto( '/' );
	const card = floating( visitor );
	await card.getByRole( 'checkbox' ).first().check();
	const outlines = await card
		.locator( '.option' )
		.evaluateAll( ( options ) => options.map( ( option ) => getComputedStyle( option ).outlineStyle ) );

	expect( outlines ).toEqual( [ 'solid', 'none', 'none' ] );
} );

test( 'on a phone, dragging the grip down minimizes the sheet', async ( { page, visitor } ) => {
	await new Owner( page ).publishAlone( 'Pulled', [ TEA ] );
	await visitor.setViewportSize( { width: 390, height: 800 } );
	await visitor.goto( '/' );
	const card = floating( visitor );
	await card.locator( '.grip' ).hover(); // Once it has stopped moving.
	const [ x, y ] = await center( card.locator( '.grip' ) );
	const pull = async ( by: number ): Promise< void > => {
		await visitor.mouse.move( x, y );
		await visitor.mouse.down();
		await visitor.mouse.move( x, y + by );
		await visitor.mouse.up();
	};
	await pull( 6 ); // A tap with a slight movement.
	await expect( card.locator( '.grip' ) ).toBeVisible();
	await screenshot( visitor, 'visitor-sheet-grip' );

	await pull( 90 );
	await expect( card.getByRole( 'button', { name: 'Open the survey' } ) ).toBeVisible();
} );

test( 'a light survey stays light when the visitor prefers dark', async ( { page, visitor } ) => {
	await new Owner( page ).publishAlone( 'Light', [ TEA ] );
	await visitor.emulateMedia( { colorScheme: 'dark' } );
	await visitor.goto( '/' );

	expect( await background( floating( visitor ).locator( '.card' ) ) ).toBe( 'rgb(255, 255, 255)' );
} );

for ( const [ what, css, system, wanted ] of [
	[ 'a dark page', 'body { background: oklch(0.25 0.02 260) !important }', 'light', 'rgb(51, 51, 51)' ],
	[ 'a light page', 'body { background: rgb(250, 250, 245) !important }', 'dark', 'rgb(255, 255, 255)' ],
	[
		'a page without a background, by its own word',
		'html { color-scheme: dark } html, body { background: none !important }',
		'light',
		'rgb(51, 51, 51)',
	],
	[
		'the system of a visitor of a page without either',
		'html, body { background: none !important }',
		'dark',
		'rgb(51, 51, 51)',
	],
] as const ) {
	test( `a survey that matches the page follows ${ what }`, async ( { page, visitor } ) => {
		await new Owner( page ).publishAlone( 'Matching', [ TEA ], { theming: { color_scheme: 'auto' } } );
		await visitor.emulateMedia( { colorScheme: system } );
		await paint( visitor, css );
		await visitor.goto( '/' );

		expect( await background( floating( visitor ).locator( '.card' ) ) ).toBe( wanted );
	} );
}

test( 'an embedded survey uses the font of the page', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	await owner.unpublishAll();
	const survey = await owner.publish( 'Letters', [ TEA ] );
	await visitor.goto( await owner.addPage( 'Letters', `<p>Before</p>[userfeedback id="${ String( survey.id ) }"]` ) );
	await inline( visitor ).waitFor();
	const family = ( part: Locator ): Promise< string > =>
		part.evaluate( ( element ) => getComputedStyle( element ).fontFamily );

	expect( await family( inline( visitor ) ) ).toBe( await family( visitor.locator( 'p', { hasText: 'Before' } ) ) );
} );

test( 'a closed survey stays hidden for this visit and for the days its owner set', async ( {
	page,
	visitor,
	browser,
} ) => {
	const survey = await new Owner( page ).publishAlone( 'Not now', [ TEA ], { behavior: { ask_again_days: 30 } } );
	await visitor.goto( '/' );
	await floating( visitor ).getByRole( 'button', { name: 'Close' } ).click();
	await visitor.goto( '/?again' );
	await visitor.waitForFunction( () => window.userfeedback_no_show_reasons );
	await expect( floating( visitor ) ).toHaveCount( 0 );
	expect( await visitor.evaluate( () => window.userfeedback_no_show_reasons ) ).toEqual( {
		[ survey.id ]: 'closed',
	} );
	const kept = ( await visitor.context().cookies() ).find( ( { name } ) => name.endsWith( '-minimized' ) );
	expect( ( kept?.expires ?? 0 ) - Date.now() / 1000 ).toBeGreaterThan( 29 * 24 * 3600 );

	const stranger = await browser.newContext( { baseURL: visitor.url(), storageState: { cookies: [], origins: [] } } );
	const other = await stranger.newPage();
	await other.goto( '/' );
	await expect( floating( other ).getByRole( 'radio' ) ).toHaveCount( 3 );
	await stranger.close();
} );

test( 'only the first line of a long title leaves space for the buttons next to it', async ( { page, visitor } ) => {
	await new Owner( page ).publishAlone( 'Title', [ { ...SCORE, title: LONG } ] );
	await visitor.goto( '/' );
	const lines = await floating( visitor )
		.locator( '.title' )
		.evaluate( ( title ) => {
			const range = document.createRange();
			range.selectNodeContents( title );
			return [ ...range.getClientRects() ].filter( ( { width } ) => width > 0 ).map( ( { right } ) => right );
		} );

	expect( Math.max( ...lines.slice( 1 ) ) ).toBeGreaterThan( ( lines[ 0 ] ?? 0 ) + 40 );
} );

test( 'a question in a different text direction than the page keeps its own', async ( { page, visitor } ) => {
	await new Owner( page ).publishAlone( 'Direction', [ { title: 'Which friend?', type: 'email' } ] );
	await visitor.addInitScript( () =>
		addEventListener( 'DOMContentLoaded', () => ( document.documentElement.dir = 'rtl' ) )
	);
	await visitor.goto( '/' );
	const card = floating( visitor );
	const direction = ( part: Locator ): Promise< string > =>
		part.evaluate( ( element ) => getComputedStyle( element ).direction );

	expect( await direction( card.locator( '.title' ) ) ).toBe( 'rtl' ); // The page's direction decides its side.
	expect( await direction( card.locator( '.title span' ) ) ).toBe( 'ltr' );
	expect( await direction( card.getByRole( 'textbox' ) ) ).toBe( 'ltr' );
	expect( await card.getByRole( 'textbox' ).evaluate( ( field ) => getComputedStyle( field ).textAlign ) ).toBe(
		'right'
	);
} );

test( 'the card grows smoothly between questions, and immediately with reduced motion', async ( { page, visitor } ) => {
	await new Owner( page ).publishAlone( 'Smooth', [ WHY, { ...SCORE, title: LONG } ] );
	for ( const reducedMotion of [ 'no-preference', 'reduce' ] as const ) {
		await visitor.emulateMedia( { reducedMotion } );
		await visitor.goto( '/' );
		const card = floating( visitor );
		await card.waitFor();
		await visitor.evaluate( () => {
			window.animated = [];
			// eslint-disable-next-line @typescript-eslint/unbound-method -- it is called with the element that it belongs to
			const animate = Element.prototype.animate;
			Element.prototype.animate = function ( this: Element, ...how: Parameters< Element[ 'animate' ] > ) {
				window.animated.push( Object.keys( ( how[ 0 ] as Keyframe[] )[ 0 ] ?? {} ).join() );
				return animate.apply( this, how );
			};
		} );
		await card.getByRole( 'button', { name: 'Skip' } ).click();
		await expect( card ).toContainText( 'How do you like' );
		expect( await visitor.evaluate( () => window.animated ) ).toEqual(
			reducedMotion === 'reduce' ? [] : [ 'height,overflow' ]
		);
		await visitor.evaluate( () => sessionStorage.clear() );
	}
} );

test( 'on a phone, the sheet stays above the keyboard', async ( { page, visitor } ) => {
	await new Owner( page ).publishAlone( 'Keyboard', [ WHY ] );
	await visitor.setViewportSize( { width: 390, height: 800 } );
	await visitor.goto( '/' );
	await floating( visitor ).waitFor();
	const bottom = async (): Promise< number > => {
		const box = await floating( visitor ).locator( '.card' ).boundingBox();
		return Math.round( ( box?.y ?? 0 ) + ( box?.height ?? 0 ) );
	};
	await expect.poll( bottom ).toBe( 800 );
	// The field must end above the buttons. The two are measured one after the other, and the sheet may still be moving up.
	const room = async (): Promise< number > => {
		const field = await floating( visitor ).getByRole( 'textbox' ).boundingBox();
		const steps = await floating( visitor ).locator( '.steps' ).boundingBox();
		return ( steps?.y ?? 0 ) - ( ( field?.y ?? 900 ) + ( field?.height ?? 0 ) );
	};
	await expect.poll( room ).toBeGreaterThanOrEqual( 0 );
	await visitor.evaluate( () => {
		Object.defineProperty( visualViewport, 'height', { configurable: true, value: 500 } );
		visualViewport?.dispatchEvent( new Event( 'resize' ) );
	} );

	await expect.poll( bottom ).toBe( 500 );
} );

test.describe( 'under a shifted clock', () => {
	test.use( { expectedError: OF_THE_CLOCK } );

	test( 'the thank-you message closes by itself, but not on hover or with a link in it', async ( {
		page,
		visitor,
	} ) => {
		const owner = new Owner( page );
		await visitor.clock.install();
		for ( const message of [ 'Thanks, and goodbye', 'Read on at https://example.org/more' ] ) {
			await owner.publishAlone( message, [ TEA ], { thank_you: { message } } );
			await visitor.goto( '/' );
			const card = floating( visitor );
			await card.getByText( 'Green' ).click();
			await visitor.clock.runFor( 1_000 );
			await expect( card ).toContainText( message );
			await card.locator( '.card' ).hover();
			await visitor.clock.runFor( 10_000 );
			await expect( card ).toContainText( message );
			await visitor.mouse.move( 10, 10 );
			await visitor.clock.runFor( 20_000 );
			await expect( card ).toHaveCount( message.includes( 'https' ) ? 1 : 0 );
		}
		await expect( floating( visitor ).getByRole( 'link' ) ).toHaveAttribute( 'href', 'https://example.org/more' );
	} );
} );

test( 'a long button label stays on one line', async ( { page, visitor } ) => {
	await new Owner( page ).publishAlone( 'Label', [ TEA ], {
		theming: { widget_toggle_text: 'Tell us what you think about everything that we make and sell' },
		behavior: { start_minimized: true },
	} );
	await visitor.setViewportSize( { width: 320, height: 700 } );
	await visitor.goto( '/' );
	const box = await floating( visitor ).getByRole( 'button' ).boundingBox();

	expect( box?.height ).toBeCloseTo( 56, 1 );
	expect( box?.width ).toBeLessThanOrEqual( 280 );
} );

declare global {
	interface Window {
		animated: string[];
	}
}
