import type { Page } from 'playwright/test';
import { expect } from '../test';
import { bundledRules } from './bundled-rules';
import type { Pages } from './pages';
import type { rules } from './rules-entry';

const WIDTHS = [ 360, 390, 768, 1280, 1920 ];
const HEIGHT = 900;

declare global {
	interface Window {
		heatmapRules: typeof rules;
	}
}

/** A click as stored, and the element it was on: its index among all elements, which no rule knows. */
interface Recorded {
	selector: string;
	cell: number;
	own: number;
}

export interface Drawn {
	recorded: number;
	/** At one of the widths, before or after all texts have changed. */
	inside: number;
	/** Clicks that are drawn in the wrong place, or not at all although their element is visible. */
	wrong: string[];
	/** Clicks whose element isn't visible now, so nothing is drawn. */
	leftOut: number;
}

/**
 * Clicks all over the page: at random points of the viewport, at every scroll position, on the element that the browser reports
 * there. Scrollable boxes are scrolled to a random position.
 */
function record( visitor: Page, count: number, seed: number ): Promise< Recorded[] > {
	return visitor.evaluate(
		( [ clicks, start ] ) => {
			let state = start;
			const random = (): number => ( state = ( Math.imul( state, 1664525 ) + 1013904223 ) >>> 0 ) / 2 ** 32;
			const all = [ ...document.querySelectorAll( 'body, body *' ) ];
			const recorded: { selector: string; cell: number; own: number }[] = [];
			const pressed = [ ...document.querySelectorAll( 'a, button, summary, strong, h1, h2' ) ];
			for ( let tried = 0; recorded.length < clicks && tried < clicks * 8; tried++ ) {
				for ( const box of document.querySelectorAll( '.prices' ) ) {
					box.scrollTop = random() * box.scrollHeight;
				}
				let [ x, y ] = [ random() * document.documentElement.clientWidth, random() * innerHeight ];
				if ( random() < 0.6 ) {
					// Most clicks hit a control.
					const meant = pressed[ Math.floor( random() * pressed.length ) ];
					meant?.scrollIntoView( { block: 'center', behavior: 'instant' } );
					const box = meant?.getBoundingClientRect() ?? new DOMRect();
					[ x, y ] = [ box.left + random() * box.width, box.top + random() * box.height ];
				} else {
					scrollTo( { top: random() * document.documentElement.scrollHeight, behavior: 'instant' } );
				}
				const target = document.elementFromPoint( x, y );
				const click = target && window.heatmapRules.readClick( target, [ x, y ], [] );
				if ( click ) {
					const [ selector, column, row ] = click;
					const own = document.querySelector( selector );
					const box = own?.getBoundingClientRect();
					if ( ! own?.contains( target ) && ! target.contains( own ) ) {
						throw new Error( `${ selector } is not what was clicked.` );
					}
					if ( ! box || x < box.left || x > box.right || y < box.top || y > box.bottom ) {
						throw new Error( `${ selector } does not hold what was clicked.` );
					}
					recorded.push( { selector, cell: row * 16 + column, own: all.indexOf( own as Element ) } );
				}
			}
			scrollTo( 0, 0 );
			return recorded;
		},
		[ count, seed ] as const
	);
}

function draw( visitor: Page, recorded: Recorded[] ): Promise< Omit< Drawn, 'recorded' > > {
	return visitor.evaluate( ( clicks ) => {
		const { placeOf, spotsOf } = window.heatmapRules;
		const all = [ ...document.querySelectorAll( 'body, body *' ) ];
		const drawn = { inside: 0, wrong: [] as string[], leftOut: 0 };
		for ( const box of document.querySelectorAll( '.prices' ) ) {
			box.scrollTop = 0;
		}
		for ( const { selector, cell, own: index } of clicks ) {
			const own = all[ index ] as Element;
			const place = placeOf( { selector, clicks: 1, cells: [ [ cell, 1 ] ] }, document );
			const [ spot ] = spotsOf( place );
			const { left, top, right, bottom, width, height } = own.getBoundingClientRect();
			const holder = own.closest( '.prices' )?.getBoundingClientRect();
			// The position of the click in it, calculated without the rules.
			const down = top + ( ( Math.floor( cell / 16 ) + 0.5 ) / 16 ) * height;
			const isRolledAway = holder && ( down > holder.bottom - 3 || down < holder.top + 3 );
			const canBeSeen =
				width > 0 && height > 0 && own.checkVisibility( { opacityProperty: true, visibilityProperty: true } );
			const isInside =
				spot &&
				place.element === own &&
				spot.x >= left &&
				spot.x <= right &&
				spot.y >= top &&
				spot.y <= bottom &&
				spot.within.left >= left &&
				spot.within.right <= right &&
				spot.within.top >= top &&
				spot.within.bottom <= bottom;
			if ( isInside ) {
				drawn.inside++;
			} else if ( ! spot && ( ! canBeSeen || isRolledAway ) ) {
				drawn.leftOut++;
			} else {
				drawn.wrong.push( `${ selector } (${ place.state })` );
			}
		}
		return drawn;
	}, recorded );
}

/** Makes each text longer or shorter, as if the page had been edited. */
function rewrite( visitor: Page ): Promise< void > {
	return visitor.evaluate( () => {
		const texts = document.createTreeWalker( document.body, NodeFilter.SHOW_TEXT );
		for ( let at = 1; texts.nextNode(); at++ ) {
			const text = texts.currentNode;
			if ( text.nodeValue?.trim() && ! text.parentElement?.closest( 'script, style' ) ) {
				text.nodeValue =
					at % 2 ? `${ text.nodeValue } and more of it than before` : text.nodeValue.slice( 0, 7 );
			}
		}
	} );
}

const menu = ( visitor: Page ) => visitor.getByRole( 'button', { name: /^(Open menu|Menu)$/ } ).first();

/**
 * Clicks on each test page, and on the front page with its menu open; see below.
 *
 * @param count of clicks at each width of each page
 */
export async function clickAndDraw( visitor: Page, pages: Pages, count: number ): Promise< Drawn[] > {
	const script = await bundledRules();
	const drawn: Drawn[] = [];
	for ( const [ name, address ] of Object.entries( { ...pages, menu: '/' } ) )
		drawn.push( await clickAndDrawPage( visitor, script, address, count, name === 'menu' ) );
	return drawn;
}

/**
 * Clicks on a page at each width, then draws all clicks at each width, first on the unchanged page and then after all of its
 * texts have changed.
 *
 * @param count of clicks at each width
 * @param opens true to open its menu, at widths that have one
 */
async function clickAndDrawPage(
	visitor: Page,
	script: string,
	address: string,
	count: number,
	opens: boolean
): Promise< Drawn > {
	const atEachWidth = async ( then: ( width: number ) => Promise< void > ) => {
		await visitor.setViewportSize( { width: 390, height: HEIGHT } );
		await visitor.goto( address );
		await visitor.evaluate( script );
		for ( const width of WIDTHS ) {
			await visitor.setViewportSize( { width, height: HEIGHT } );
			const isOpened = opens && ( await menu( visitor ).isVisible() );
			if ( isOpened ) {
				await menu( visitor ).click();
			}
			await then( width );
			if ( isOpened ) {
				await visitor.keyboard.press( 'Escape' );
			}
		}
	};

	const recorded: Recorded[] = [];
	await atEachWidth( async ( width ) => {
		recorded.push( ...( await record( visitor, count, width * 7 + address.length ) ) );
	} );
	const all: Drawn = { recorded: recorded.length, inside: 0, wrong: [], leftOut: 0 };
	for ( const isRewritten of [ false, true ] ) {
		const before = all.inside;
		await atEachWidth( async ( width ) => {
			if ( isRewritten && width === WIDTHS[ 0 ] ) {
				await rewrite( visitor );
			}
			const drawn = await draw( visitor, recorded );
			all.inside += drawn.inside;
			all.leftOut += drawn.leftOut;
			all.wrong.push( ...drawn.wrong );
		} );
		expect( all.inside - before, `${ address }: most of them are drawn` ).toBeGreaterThan( recorded.length * 3 );
	}
	return all;
}

export function recordedIn( drawn: readonly Drawn[] ): number {
	return drawn.reduce( ( sum, { recorded } ) => sum + recorded, 0 );
}

/** Expects 99% of drawn clicks to be inside their own element. */
export function expectInside( drawn: readonly Drawn[] ): void {
	const inside = drawn.reduce( ( sum, each ) => sum + each.inside, 0 );
	const wrong = drawn.flatMap( ( each ) => each.wrong );
	expect( inside / ( inside + wrong.length ), wrong.slice( 0, 20 ).join( '\n' ) ).toBeGreaterThanOrEqual( 0.99 );
}
