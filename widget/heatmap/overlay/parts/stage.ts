import { contextOf } from '../paint/marks';
import { REACH_SCALE, SCALE } from '../paint/palette';
import { makeElement } from './make-element';
import css from './styles.css';

/** The layers of the overlay: a canvas of the window's size that covers the page and ignores clicks. */
export interface Stage {
	host: HTMLElement;
	root: ShadowRoot;
	/** Returns a cleared canvas context. */
	ink(): CanvasRenderingContext2D;
	tip: HTMLElement;
	legend: HTMLElement;
	explain( least: string, most: string, isReach: boolean ): void;
}

/** A higher pixel ratio isn't visible. */
const SHARPEST = 2;

export function makeStage(): Stage {
	const host = document.createElement( 'div' );
	const root = host.attachShadow( { mode: 'open' } );
	const sheet = new CSSStyleSheet();
	sheet.replaceSync( css );
	root.adoptedStyleSheets = [ sheet ];
	// A theme's styles for every div affect the host but not its content.
	for ( const [ name, value ] of [
		[ 'position', 'fixed' ],
		[ 'inset', '0' ],
		[ 'display', 'block' ],
		[ 'opacity', '1' ],
	] as const ) {
		host.style.setProperty( name, value, 'important' );
	}

	const canvas = makeElement( 'canvas', { ariaHidden: 'true' } );
	const tip = makeElement( 'div', { className: 'tip', hidden: true } );
	const scale = makeElement( 'i' );
	const [ least, most ] = [ makeElement( 'span' ), makeElement( 'span' ) ];
	const legend = makeElement( 'div', { className: 'legend' }, least, scale, most );
	legend.dir = 'ltr';
	root.append( canvas, legend, tip );
	document.documentElement.append( host );
	const context = contextOf( canvas );

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
