import css from './styles.css';
import { part } from './part';
import { REACH_SCALE, SCALE } from '../paint/palette';

/** What the overlay is drawn on: a sheet of the window's size that no click meets, over all of the page. */
export interface Stage {
	host: HTMLElement;
	root: ShadowRoot;
	/** Clear, in pixels of the window. */
	ink(): CanvasRenderingContext2D;
	tip: HTMLElement;
	legend: HTMLElement;
	explain( least: string, most: string, isReach: boolean ): void;
}

/** Sharper than this nobody sees. */
const SHARPEST = 2;

export function makeStage(): Stage {
	const host = document.createElement( 'div' );
	const root = host.attachShadow( { mode: 'open' } );
	const sheet = new CSSStyleSheet();
	sheet.replaceSync( css );
	root.adoptedStyleSheets = [ sheet ];
	// A theme's styles for each div reach the host and nothing in it.
	for ( const [ name, value ] of [
		[ 'position', 'fixed' ],
		[ 'inset', '0' ],
		[ 'display', 'block' ],
		[ 'opacity', '1' ],
	] as const ) {
		host.style.setProperty( name, value, 'important' );
	}

	const canvas = part( 'canvas', { ariaHidden: 'true' } );
	const tip = part( 'div', { className: 'tip', hidden: true } );
	const scale = part( 'i' );
	const [ least, most ] = [ part( 'span' ), part( 'span' ) ];
	const legend = part( 'div', { className: 'legend' }, least, scale, most );
	legend.dir = 'ltr';
	root.append( canvas, legend, tip );
	document.documentElement.append( host );
	const context = canvas.getContext( '2d' ) as CanvasRenderingContext2D;

	return {
		host,
		root,
		ink: () => {
			const { clientWidth, clientHeight } = document.documentElement;
			const ratio = Math.min( SHARPEST, devicePixelRatio );
			canvas.width = clientWidth * ratio;
			canvas.height = clientHeight * ratio;
			canvas.style.width = `${ clientWidth }px`;
			canvas.style.height = `${ clientHeight }px`;
			context.setTransform( ratio, 0, 0, ratio, 0, 0 );
			return context;
		},
		tip,
		legend,
		explain: ( from, to, isReach ) => {
			least.textContent = from;
			most.textContent = to;
			scale.style.background = `linear-gradient(to right,${ isReach ? REACH_SCALE : SCALE })`;
		},
	};
}
