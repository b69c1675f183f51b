/** Writes the boundaries of countries in the binary format that includes/Responses/Visitor/CountryFile.php reads and documents. */
import { crc32 } from 'node:zlib';

/** @typedef {import('./ranges.mjs').Boundary} Boundary */

/** Boundaries per row of the index. */
const STEP = 128;

/** Bytes per network. */
const FAMILIES = /** @type {const} */ ( [
	[ 'v4', 3 ],
	[ 'v6', 6 ],
] );

/**
 * @param {{ v4: Boundary[], v6: Boundary[] }} boundaries v4 by the first 24 bits, v6 by the first 48
 * @param {{ date: string, source: string, credit: string }} about
 * @returns {Buffer}
 */
export function countryFile( boundaries, about ) {
	const codes = [ ...boundaries.v4, ...boundaries.v6 ].map( ( { country } ) => country ).filter( Boolean );
	const countries = [ ...new Set( codes ) ].sort();
	const parts = FAMILIES.map( ( [ family, bytes ] ) => tables( boundaries[ family ], bytes, countries ) );
	const body = Buffer.concat( parts.flatMap( ( { index, places, steps } ) => [ index, places, steps ] ) );
	const header = {
		about: 'Countries of IP addresses, made by `npm run geo` of UserFeedback',
		...about,
		countries: countries.join( '' ),
		rows: parts.flatMap( ( { places, steps } ) => [ places.length, steps.length ] ),
		crc32: crc32( body ).toString( 16 ).padStart( 8, '0' ),
	};
	return Buffer.concat( [ Buffer.from( `${ JSON.stringify( header ) }\n` ), body ] );
}

/**
 * Columns of one kind and small numbers: this zips to a third of the size of pairs of place and country.
 *
 * @param {Boundary[]} boundaries
 * @param {number} bytes of a network
 * @param {string[]} countries
 */
function tables( boundaries, bytes, countries ) {
	/** @type {Buffer[]} */
	const index = [];
	/** @type {number[]} */
	const steps = [];
	boundaries.forEach( ( { start }, row ) => {
		const before = boundaries[ row - 1 ];
		if ( before === undefined || row % STEP === 0 ) index.push( number( start, bytes, steps.length, 3 ) );
		else steps.push( ...sevenBits( Number( start - before.start ) ) );
	} );
	return {
		index: Buffer.concat( index ),
		places: Buffer.from( boundaries.map( ( { country } ) => countries.indexOf( country ) + 1 ) ),
		steps: Buffer.from( steps ),
	};
}

/**
 * Encodes a number in seven bits per byte, lowest first; all bytes but the last have the eighth bit set.
 *
 * @param {number} value
 * @returns {number[]}
 */
function sevenBits( value ) {
	return value < 128 ? [ value ] : [ 128 + ( value % 128 ), ...sevenBits( Math.floor( value / 128 ) ) ];
}

/**
 * Writes two numbers in sequence, in network byte order.
 *
 * @param {bigint} first
 * @param {number} bytes
 * @param {number} second
 * @param {number} its
 */
function number( first, bytes, second, its ) {
	const row = Buffer.alloc( bytes + its );
	row.writeUIntBE( Number( first ), 0, bytes );
	row.writeUIntBE( second, bytes, its );
	return row;
}
