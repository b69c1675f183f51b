/**
 * Converts address ranges to boundaries: the sorted points where each country begins. A country applies up to the next one.
 *
 * @typedef {{ start: bigint, country: string }} Boundary an empty country: unassigned.
 * @typedef {{ first: bigint, last: bigint, country: string }} Range
 */

/**
 * Converts ranges to boundaries. Where ranges overlap, the narrower one wins, as it is more exact.
 *
 * @param {string} csv `first,last,country` per line, addresses as numbers
 * @returns {Boundary[]}
 */
export function boundariesOf( csv ) {
	/** @type {Boundary[]} */
	const boundaries = [];
	/** @type {Range[]} the ranges that are open here, the narrower the later. */
	const open = [];

	/** @param {bigint} start @param {string} country */
	const begin = ( start, country ) => {
		if ( boundaries.at( -1 )?.start === start ) boundaries.pop();
		if ( ( boundaries.at( -1 )?.country ?? '' ) !== country ) boundaries.push( { start, country } );
	};
	/** @param {bigint | null} until */
	const closeUntil = ( until ) => {
		for ( let top = open.at( -1 ); top && ( until === null || top.last < until ); top = open.at( -1 ) ) {
			const { last } = top;
			while ( ( open.at( -1 )?.last ?? last + 1n ) <= last ) open.pop();
			begin( last + 1n, open.at( -1 )?.country ?? '' );
		}
	};

	for ( const range of rangesOf( csv ) ) {
		closeUntil( range.first );
		begin( range.first, range.country );
		open.push( range );
	}
	closeUntil( null );
	return boundaries;
}

/**
 * @param {string} csv
 * @returns {Range[]} sorted by first address, then widest first.
 */
function rangesOf( csv ) {
	const ranges = csv
		.trim()
		.split( '\n' )
		.map( ( line ) => {
			const [ first = '', last = '', country = '' ] = line.trim().split( ',' );
			if ( ! /^[A-Z]{2}$/.test( country ) ) throw new Error( `No range of addresses: ${ line }` );
			return { first: BigInt( first ), last: BigInt( last ), country };
		} );
	return ranges.sort( ( one, other ) => compare( one.first, other.first ) || compare( other.last, one.last ) );
}

/**
 * @param {Boundary[]} boundaries
 * @param {bigint} most addresses in a hole that is merged into its neighbor.
 * @returns {Boundary[]}
 */
export function withoutHoles( boundaries, most ) {
	return merged(
		boundaries.filter( ( { start, country }, index ) => {
			const next = boundaries[ index + 1 ];
			return country !== '' || ! next || next.start - start > most;
		} )
	);
}

/**
 * Assigns each network to the country of its first address.
 *
 * @param {Boundary[]} boundaries
 * @param {bigint} bits of an address below the network prefix
 * @returns {Boundary[]} with network numbers instead of addresses.
 */
export function inNetworks( boundaries, bits ) {
	const size = 1n << bits;
	const networks = boundaries.map( ( { start, country } ) => ( { start: ( start + size - 1n ) / size, country } ) );
	return merged( networks.filter( ( { start }, index ) => networks[ index + 1 ]?.start !== start ) );
}

/** @param {Boundary[]} boundaries */
function merged( boundaries ) {
	return boundaries.filter( ( { country }, index ) => country !== ( boundaries[ index - 1 ]?.country ?? '' ) );
}

/** @param {bigint} one @param {bigint} other */
const compare = ( one, other ) => ( one < other ? -1 : Number( one > other ) );
