/** Makes a reproducible zip: the same files always give the same bytes, as their order, time, and modes are fixed. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Names are UTF-8. */
const FLAGS = 0x0800;
const DEFLATED = 8;
/** Version of the zip format with these features: 2.0. */
const VERSION = 20;
/** Unix as the origin, so that modes apply. */
const UNIX = 3 << 8;
/** A regular file, writable by its owner and readable by everyone. */
const MODE = 0o100644;

/** @typedef {{ name: string, content: Buffer }} Entry */

/**
 * @param {string} folder
 * @param {string} [below]
 * @returns {Entry[]} all files, with slashes in their names
 */
export function entriesOf( folder, below = '' ) {
	return readdirSync( join( folder, below ), { withFileTypes: true } ).flatMap( ( entry ) => {
		const name = below === '' ? entry.name : `${ below }/${ entry.name }`;
		if ( entry.isDirectory() ) return entriesOf( folder, name );
		return [ { name, content: readFileSync( join( folder, name ) ) } ];
	} );
}

/**
 * @param {Entry[]} entries
 * @param {Date} time of all entries, to two seconds
 * @returns {Buffer}
 */
export function zipOf( entries, time ) {
	const sorted = [ ...entries ].sort( ( one, other ) =>
		Buffer.compare( Buffer.from( one.name ), Buffer.from( other.name ) )
	);
	/** @type {Buffer[]} */
	const parts = [];
	/** @type {Buffer[]} */
	const directory = [];
	let offset = 0;
	for ( const { name, content } of sorted ) {
		const bytes = Buffer.from( name );
		const packed = deflated( content );
		const facts = factsOf( content, packed, bytes, time );
		const local = Buffer.concat( [ numbers( [ 4, 0x04034b50 ] ), facts, numbers( [ 2, 0 ] ), bytes, packed ] );
		directory.push(
			numbers( [ 4, 0x02014b50 ], [ 2, UNIX | VERSION ] ),
			facts,
			numbers( [ 2, 0 ], [ 2, 0 ], [ 2, 0 ], [ 2, 0 ], [ 4, MODE * 0x10000 ], [ 4, offset ] ),
			bytes
		);
		parts.push( local );
		offset += local.length;
	}
	const list = Buffer.concat( directory );
	const count = sorted.length;
	const end = numbers(
		[ 4, 0x06054b50 ],
		[ 2, 0 ],
		[ 2, 0 ],
		[ 2, count ],
		[ 2, count ],
		[ 4, list.length ],
		[ 4, offset ],
		[ 2, 0 ]
	);
	return Buffer.concat( [ ...parts, list, end ] );
}

/**
 * Builds the fields that a file's local header and its directory entry share.
 *
 * @param {Buffer} content
 * @param {Buffer} packed
 * @param {Buffer} name
 * @param {Date} time
 */
function factsOf( content, packed, name, time ) {
	const clock = ( time.getUTCHours() << 11 ) | ( time.getUTCMinutes() << 5 ) | ( time.getUTCSeconds() >> 1 );
	const day = ( ( time.getUTCFullYear() - 1980 ) << 9 ) | ( ( time.getUTCMonth() + 1 ) << 5 ) | time.getUTCDate();
	return numbers(
		[ 2, VERSION ],
		[ 2, FLAGS ],
		[ 2, DEFLATED ],
		[ 2, clock ],
		[ 2, day ],
		[ 4, crc32( content ) ],
		[ 4, packed.length ],
		[ 4, content.length ],
		[ 2, name.length ]
	);
}

/**
 * Packs in the shortest of several ways. One of the strategies is for numbers, such as those of countries.dat; less memory means
 * smaller blocks, which fit mixed content better.
 *
 * @param {Buffer} content
 */
function deflated( content ) {
	const ways = [ constants.Z_DEFAULT_STRATEGY, constants.Z_FILTERED ].flatMap( ( strategy ) =>
		[ 6, 7, 8, 9 ].map( ( memLevel ) => deflateRawSync( content, { level: 9, memLevel, strategy } ) )
	);
	return ways.reduce( ( best, packed ) => ( packed.length < best.length ? packed : best ) );
}

/** @param {[bytes: 2 | 4, value: number][]} values written lowest byte first */
function numbers( ...values ) {
	return Buffer.concat(
		values.map( ( [ bytes, value ] ) => {
			const buffer = Buffer.alloc( bytes );
			buffer.writeUIntLE( value, 0, bytes );
			return buffer;
		} )
	);
}
