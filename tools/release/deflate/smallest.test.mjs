import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { smallest } from './smallest.mjs';

/** @type {string} */
let folder;

beforeEach( () => {
	folder = mkdtempSync( join( tmpdir(), 'userfeedback-packed-' ) );
} );

afterEach( () => {
	rmSync( folder, { recursive: true } );
} );

const TEXT = Buffer.from(
	Array.from( { length: 900 }, ( _, place ) => `Line ${ String( place * place ) }\n` ).join( '' )
);
const CONTENTS = [ TEXT, Buffer.alloc( 0 ), Buffer.from( 'x' ), TEXT ];

test( 'packed data can be restored, beats zlib, and is the same without the cache', () => {
	const packed = smallest( CONTENTS, folder );

	expect(
		packed.map( ( each ) => inflateRawSync( each ).equals( CONTENTS[ packed.indexOf( each ) ] ?? TEXT ) )
	).toEqual( CONTENTS.map( () => true ) );
	expect( packed[ 0 ]?.length ).toBeLessThan( deflateRawSync( TEXT, { level: 9 } ).length );
	expect( readdirSync( folder ) ).toHaveLength( 3 );
	rmSync( folder, { recursive: true } );
	expect( smallest( CONTENTS, folder ) ).toEqual( packed );
} );

test( 'deletes data not packed for a month and keeps data packed now', () => {
	const other = Buffer.from( 'other' );
	smallest( [ TEXT, other ], folder );
	for ( const name of readdirSync( folder ) ) utimesSync( join( folder, name ), new Date( 0 ), new Date( 0 ) );

	smallest( [ TEXT ], folder );

	expect( readdirSync( folder ) ).toHaveLength( 1 );
} );
