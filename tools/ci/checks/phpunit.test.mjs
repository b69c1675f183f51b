import { expect, it } from 'vitest';
import { againIfPhpFell } from './phpunit.mjs';

/** @param {(number | null)[]} codes */
async function ended( ...codes ) {
	/** @type {string[][]} */
	const tried = [];
	const code = await againIfPhpFell( [ 'fast' ], ( settings ) => {
		tried.push( settings );
		return Promise.resolve( codes[ tried.length - 1 ] ?? null );
	} );
	return { code, tried };
}

it( 'runs PHP again without JIT after it crashes', async () => {
	expect( await ended( null, 0 ) ).toEqual( { code: 0, tried: [ [ 'fast' ], [] ] } );
	expect( await ended( null, 1 ) ).toEqual( { code: 1, tried: [ [ 'fast' ], [] ] } );
	expect( await ended( null, null ) ).toEqual( { code: null, tried: [ [ 'fast' ], [] ] } );
} );

it( 'runs PHP only once if it exits normally, even when tests fail', async () => {
	expect( await ended( 0 ) ).toEqual( { code: 0, tried: [ [ 'fast' ] ] } );
	expect( await ended( 1, 0 ) ).toEqual( { code: 1, tried: [ [ 'fast' ] ] } );
} );
