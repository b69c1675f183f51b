/** Boundaries of countries as the bytes that includes/Visitors/CountryFile.php reads; how they lie is said there. */
import { crc32 } from 'node:zlib';

/** @typedef {import('./ranges.mjs').Boundary} Boundary */

/** Boundaries that are found by one row of the index. */
const STEP = 128;

/** Bytes of a network. */
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
 * Columns of one kind and small numbers: so a zip of it is a third of what pairs of place and country would be.
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
 * A number by seven bits a byte, the lowest first; all bytes but the last have the eighth set.
 *
 * @param {number} value
 * @returns {number[]}
 */
function sevenBits( value ) {
	return value < 128 ? [ value ] : [ 128 + ( value % 128 ), ...sevenBits( Math.floor( value / 128 ) ) ];
}

/**
 * Two numbers one after the other, as networks write them.
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
