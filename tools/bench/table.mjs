/**
 * Prints a terminal table that is also valid Markdown, for tools/bench/README.md.
 *
 * @param {string[]} heads the first column is text, the others are numbers
 * @param {string[][]} rows
 */
export function printTable( heads, rows ) {
	const widths = heads.map( ( head, column ) =>
		Math.max( 3, head.length, ...rows.map( ( row ) => ( row[ column ] ?? '' ).length ) )
	);
	const cell = ( /** @type {string} */ text, /** @type {number} */ column ) =>
		column === 0 ? text.padEnd( widths[ column ] ?? 0 ) : text.padStart( widths[ column ] ?? 0 );
	const line = ( /** @type {string[]} */ cells ) => `| ${ cells.map( cell ).join( ' | ' ) } |`;
	const rule = widths.map( ( width, column ) =>
		column === 0 ? '-'.repeat( width ) : `${ '-'.repeat( width - 1 ) }:`
	);
	console.log( [ '', line( heads ), line( rule ), ...rows.map( line ), '' ].join( '\n' ) );
}

/** @param {number} number */
export function ms( number ) {
	return `${ number.toFixed( 1 ) } ms`;
}

/** @param {number} number */
export function whole( number ) {
	return Math.round( number ).toLocaleString( 'en' );
}

/**
 * @param {number} part
 * @param {number} of
 */
export function ratio( part, of ) {
	return ( part / of ).toFixed( 2 );
}
