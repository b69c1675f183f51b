import { shiftArea } from '../layout/area';
import type { Area } from '../layout/area';
import type { Spot } from '../layout/spots';
import { colorField, fieldOf } from './heat';
import { colorOfReach } from './palette';
import { shareAt } from './reach';
import type { Mark } from './reach';

type Ink = CanvasRenderingContext2D;

const FONT = '600 12px -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Oxygen-Sans, Ubuntu, sans-serif';
const DARK = '#1d2327';
const LIGHT = '#fff';
const STEPS = 40;
const CHOSEN = '#3858e9';

/** A browser refuses a context only to a canvas that already has another kind. */
export function contextOf( canvas: HTMLCanvasElement ): Ink {
	const context = canvas.getContext( '2d' );
	if ( ! context ) {
		throw new Error( 'No canvas' );
	}
	return context;
}

export function paintHeat( ink: Ink, spots: readonly Spot[], peak: number, width: number, height: number ): void {
	const field = fieldOf( spots, width, height );
	const picture = document.createElement( 'canvas' );
	picture.width = field.columns;
	picture.height = field.rows;
	contextOf( picture ).putImageData( new ImageData( colorField( field, peak ), field.columns, field.rows ), 0, 0 );
	ink.drawImage( picture, 0, 0, width, height );
}

/**
 * Paints the share of visits that reached each depth, as a veil that is thicker where fewer did.
 *
 * @param page  all of it, relative to the canvas.
 * @param share of the veil's full opacity.
 */
export function paintReach( ink: Ink, shares: readonly number[], page: Area, share: number ): void {
	const veil = ink.createLinearGradient( 0, page.top, 0, page.bottom );
	for ( let step = 0; step <= STEPS; step++ ) {
		const reached = shareAt( shares, step / STEPS );
		const thickness = ( 0.22 + 0.4 * ( 1 - reached ) ) * share;
		veil.addColorStop( step / STEPS, `rgba(${ colorOfReach( reached ).join() },${ thickness })` );
	}
	ink.fillStyle = veil;
	ink.fillRect( page.left, page.top, page.right - page.left, page.bottom - page.top );
}

export interface Line extends Mark {
	text: string;
	isDashed: boolean;
}

/** Draws lines across the page, each with a label; labels that would overlap another one are moved inward. */
export function paintLines( ink: Ink, lines: readonly Line[], page: Area, width: number ): void {
	const taken: Area[] = [];
	for ( const { depth, text, isDashed } of lines ) {
		// Keeps a line at the very end inside the picture.
		const y = Math.min( page.bottom - 1, Math.round( page.top + depth * ( page.bottom - page.top ) ) );
		for ( const [ color, thickness ] of [
			[ LIGHT, 4 ],
			[ DARK, 2 ],
		] as const ) {
			ink.strokeStyle = color;
			ink.lineWidth = thickness;
			ink.setLineDash( isDashed && color === DARK ? [ 8, 6 ] : [] );
			ink.beginPath();
			ink.moveTo( 0, y );
			ink.lineTo( width, y );
			ink.stroke();
		}
		ink.setLineDash( [] );
		paintPill( ink, text, 12, Math.max( page.top + 14, Math.min( page.bottom - 14, y ) ), width, taken );
	}
}

/** Draws the shares of the most clicked elements on their upper corners. */
export function paintShares( ink: Ink, named: readonly { text: string; area: Area }[], width: number ): void {
	const taken: Area[] = [];
	for ( const { text, area } of named ) {
		paintPill( ink, text, area.right, area.top, width, taken, false );
	}
}

export function paintFrame( ink: Ink, area: Area ): void {
	const { left, top, right, bottom } = shiftArea( area, 0.5, 0.5 );
	for ( const [ color, thickness ] of [
		[ LIGHT, 5 ],
		[ CHOSEN, 2 ],
	] as const ) {
		ink.strokeStyle = color;
		ink.lineWidth = thickness;
		ink.beginPath();
		ink.roundRect( left - 2, top - 2, right - left + 3, bottom - top + 3, 4 );
		ink.stroke();
	}
}

/** @param mayStep true to move it inward; otherwise it is left out if it overlaps another. */
function paintPill( ink: Ink, text: string, x: number, y: number, width: number, taken: Area[], mayStep = true ): void {
	ink.font = FONT;
	const long = Math.ceil( ink.measureText( text ).width ) + 16;
	let left = Math.max( 2, Math.min( width - long - 2, mayStep ? x : x - long / 2 ) );
	const top = Math.round( mayStep ? y - 11 : Math.max( 2, y - 11 ) );
	const isTaken = (): boolean =>
		taken.some(
			( area ) => left < area.right && left + long > area.left && top < area.bottom && top + 22 > area.top
		);
	while ( mayStep && isTaken() && left + long < width ) {
		left += 24;
	}
	if ( ! mayStep && isTaken() ) {
		return;
	}
	taken.push( { left: left - 4, top: top - 2, right: left + long + 4, bottom: top + 24 } );
	ink.fillStyle = DARK;
	ink.strokeStyle = LIGHT;
	ink.lineWidth = 2;
	ink.beginPath();
	ink.roundRect( left, top, long, 22, 11 );
	ink.stroke();
	ink.fill();
	ink.fillStyle = LIGHT;
	ink.textBaseline = 'middle';
	ink.textAlign = 'left';
	ink.fillText( text, left + 8, top + 11.5 );
}
