import type { Page } from 'playwright/test';
import type { rules } from '../../support/heatmaps/rules-entry';
import { bundledRules } from '../../support/heatmaps/bundled-rules';
import { pagesToClick } from '../../support/heatmaps/pages';
import { Owner } from '../../support/owner';
import { expect, test } from '../../support/test';

const WIDTHS = [ 360, 390, 768, 1280, 1920 ];
const HEIGHT = 900;

/** At each width of each page: 10,000 and more in all. */
const CLICKS = 520;

declare global {
	interface Window {
		heatmapRules: typeof rules;
	}
}

/** As it is stored, and which element of the page it was on: its number among all of them, which no rule knows. */
interface Recorded {
	selector: string;
	cell: number;
	own: number;
}

interface Drawn {
	inside: number;
	/** Of clicks that are drawn somewhere else, or not at all although their element can be seen. */
	wrong: string[];
	/** Their element cannot be seen now, and nothing is drawn. */
	leftOut: number;
}

/**
 * Clicks all over the page: at random points of what the window shows, at every height, on what the browser says is
 * there. Boxes that scroll are scrolled to a random place.
 */
function record( visitor: Page, seed: number ): Promise< Recorded[] > {
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
					// Most clicks are on something.
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
		[ CLICKS, seed ] as const
	);
}

function draw( visitor: Page, recorded: Recorded[] ): Promise< Drawn > {
	return visitor.evaluate( ( clicks ) => {
		const { placeOf, spotsOf } = window.heatmapRules;
		const all = [ ...document.querySelectorAll( 'body, body *' ) ];
		const drawn: { inside: number; wrong: string[]; leftOut: number } = { inside: 0, wrong: [], leftOut: 0 };
		for ( const box of document.querySelectorAll( '.prices' ) ) {
			box.scrollTop = 0;
		}
		for ( const { selector, cell, own: index } of clicks ) {
			const own = all[ index ] as Element;
			const place = placeOf( { selector, clicks: 1, cells: [ [ cell, 1 ] ] }, document );
			const [ spot ] = spotsOf( place );
			const { left, top, right, bottom, width, height } = own.getBoundingClientRect();
			const holder = own.closest( '.prices' )?.getBoundingClientRect();
			// Where the click was in it, reckoned without the rules.
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

/** Each text becomes longer or shorter, as when somebody has gone over the page. */
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

const menu = ( visitor: Page ) => visitor.getByRole( 'button', { name: 'Open menu' } ).first();

test( 'of 10,000 clicks all over pages of the theme 99 in 100 are drawn inside their own element, at other widths and after all texts have changed', async ( {
	page,
	visitor,
} ) => {
	test.setTimeout( 300_000 );
	const owner = new Owner( page );
	await owner.unpublishAll();
	const pages = Object.entries( { ...( await pagesToClick( owner ) ), menu: '/' } );
	const script = await bundledRules();
	const total: Drawn = { inside: 0, wrong: [], leftOut: 0 };
	let recordedClicks = 0;

	/** At each width, with the menu open where there is one to open. */
	const atEachWidth = async ( address: string, opens: boolean, then: ( width: number ) => Promise< void > ) => {
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

	for ( const [ name, address ] of pages ) {
		const recorded: Recorded[] = [];
		await atEachWidth( address, name === 'menu', async ( width ) => {
			recorded.push( ...( await record( visitor, width * 7 + name.length ) ) );
		} );
		recordedClicks += recorded.length;
		for ( const isRewritten of [ false, true ] ) {
			const now: Drawn = { inside: 0, wrong: [], leftOut: 0 };
			await atEachWidth( address, name === 'menu', async ( width ) => {
				if ( isRewritten && width === WIDTHS[ 0 ] ) {
					await rewrite( visitor );
				}
				const drawn = await draw( visitor, recorded );
				now.inside += drawn.inside;
				now.leftOut += drawn.leftOut;
				now.wrong.push( ...drawn.wrong );
			} );
			expect( now.inside, `${ name }: most of them are drawn` ).toBeGreaterThan( recorded.length * 3 );
			total.inside += now.inside;
			total.leftOut += now.leftOut;
			total.wrong.push( ...now.wrong );
		}
	}

	expect( recordedClicks ).toBeGreaterThanOrEqual( 10_000 );
	expect(
		total.inside / ( total.inside + total.wrong.length ),
		total.wrong.slice( 0, 20 ).join( '\n' )
	).toBeGreaterThanOrEqual( 0.99 );
} );
