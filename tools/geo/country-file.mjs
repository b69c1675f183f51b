/** Boundaries of countries as the bytes that includes/Visitors/CountryFile.php reads; how they lie is said there. */
import { crc32 } from 'node:zlib';

/** @typedef {import('./ranges.mjs').Boundary} Boundary */

/** The last two bytes of a network are its place in a block, those before them the block's name. */
const FAMILIES = /** @type {const} */ ( [
	[ 'v4', 2 ],
	[ 'v6', 4 ],
] );

/**
 * @param {{ v4: Boundary[], v6: Boundary[] }} boundaries v6 by the first 48 bits
 * @param {{ date: string, source: string, credit: string }} about
 * @returns {Buffer}
 */
export function countryFile( boundaries, about ) {
	const codes = [ ...boundaries.v4, ...boundaries.v6 ].map( ( { country } ) => country ).filter( Boolean );
	const countries = [ ...new Set( codes ) ].sort();
	const parts = FAMILIES.map( ( [ family, bytes ] ) => tables( boundaries[ family ], bytes, countries ) );
	const body = Buffer.concat( parts.flatMap( ( { blocks, rows } ) => [ ...blocks, ...rows ] ) );
	const header = {
		about: 'Countries of IP addresses, made by `npm run geo` of UserFeedback',
		...about,
		countries: countries.join( '' ),
		rows: parts.flatMap( ( { blocks, rows } ) => [ blocks.length, rows.length ] ),
		crc32: crc32( body ).toString( 16 ).padStart( 8, '0' ),
	};
	return Buffer.concat( [ Buffer.from( `${ JSON.stringify( header ) }\n` ), body ] );
}

/**
 * @param {Boundary[]} boundaries
 * @param {number} bytes of a block's name
 * @param {string[]} countries
 */
function tables( boundaries, bytes, countries ) {
	/** @type {Buffer[]} */
	const blocks = [];
	let block = -1n;
	const rows = boundaries.map( ( { start, country }, index ) => {
		if ( start >> 16n !== block ) {
			block = start >> 16n;
			blocks.push( number( block, bytes, index, 3 ) );
		}
		return number( start & 0xffffn, 2, countries.indexOf( country ) + 1, 1 );
	} );
	return { blocks, rows };
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
