import { formatNumber } from '@/lib/format';

/** Pixels of an axis character, at 12 px, and of the number axis next to the bars. */
const CHARACTER = 7;
const NUMBERS = 64;
/** Maximum lines of a name. */
const LINES = 3;

/** False for a scale: there each name is a number, and short enough. */
export function areNumbered( labels: readonly string[] ): boolean {
	return labels.some( ( label ) => label.length > 2 );
}

/**
 * Returns the lines of one name on the axis. The number is that of its row in the table, which has the full text: it is used
 * alone if the names of this chart don't fit.
 *
 * @param width of the chart in pixels
 */
export function nameOf( labels: readonly string[], index: number, isBeside: boolean, width: number ): string[] {
	const label = labels[ index ] ?? '';
	if ( ! areNumbered( labels ) ) {
		return [ label ];
	}
	const number = formatNumber( index + 1 );
	if ( isBeside ) {
		const room = Math.min( 24, Math.max( 8, Math.floor( width / 3 / CHARACTER ) ) );
		const [ first = '', second, ...more ] = linesOf( `${ number }. ${ label }`, room );
		const lines = second === undefined ? [ first ] : [ first, more.length > 0 ? `${ second } …` : second ];
		return lines.map( ( line ) => cut( line, room ) );
	}
	const room = Math.floor( ( width - NUMBERS ) / labels.length / CHARACTER ) - 1;
	const fits = labels.every( ( text ) => {
		const lines = linesOf( text, room );
		return lines.length <= LINES && lines.every( ( line ) => line.length <= room );
	} );
	return fits ? [ number, ...linesOf( label, room ) ] : [ number ];
}

/** Breaks at spaces; a word longer than a line gets its own line. */
function linesOf( text: string, room: number ): string[] {
	const lines: string[] = [];
	for ( const word of text.split( /\s+/ ) ) {
		const last = lines.at( -1 );
		if ( last !== undefined && `${ last } ${ word }`.length <= room ) {
			lines[ lines.length - 1 ] = `${ last } ${ word }`;
		} else {
			lines.push( word );
		}
	}
	return lines;
}

function cut( line: string, room: number ): string {
	return line.length > room ? `${ line.slice( 0, Math.max( 1, room - 1 ) ).trimEnd() }…` : line;
}
