/** Compresses the files of one folder into another, under the same names: `node worker.mjs FROM TO`, for smallest.mjs. */
import { readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { deflateAsync } from '@gfx/zopfli';

const [ from = '', to = '' ] = process.argv.slice( 2 );

for ( const name of readdirSync( from ) ) {
	const content = readFileSync( join( from, name ) );
	const plain = deflateRawSync( content, { level: 9, memLevel: 9 } );
	const tried =
		content.length > 0 ? await deflateAsync( content, { numiterations: 15, blocksplittingmax: 0 } ) : plain;
	const packed = join( from, name );
	writeFileSync( packed, tried.length < plain.length ? tried : plain );
	renameSync( packed, join( to, name ) ); // Atomic, as parts of the test run do this concurrently.
}
