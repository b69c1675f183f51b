/// <reference types="node" />
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Bug, walk } from './walk';

/** The run prints it; UF_SEED=n does the same again. */
const SEED = Number( process.env[ 'UF_SEED' ] ) || Math.floor( Math.random() * 1e9 );
const WALKS = 100;
const ACCIDENTS = 10;

beforeEach( () => {
	vi.useFakeTimers();
	return () => vi.useRealTimers();
} );
afterEach( () => vi.unstubAllGlobals() );

async function walks( count: number ): Promise< string[] > {
	const losses: string[] = [];
	for ( let run = 0; run < count; run++ ) {
		losses.push( ...( await walk( SEED + run, ACCIDENTS ) ) );
	}
	return losses;
}

/** One walk in ten or so comes by the accident that shows it. */
async function isNoticed( bug: Bug ): Promise< boolean > {
	for ( let run = 0; run < 2 * WALKS; run++ ) {
		if ( ( await walk( SEED + run, ACCIDENTS, bug ) ).length > 0 ) {
			return true;
		}
	}
	return false;
}

describe( `a thousand accidents while two edit one survey, seed ${ String( SEED ) }`, () => {
	it( 'lose no edit, and overwrite none that nobody was asked about', async () => {
		expect( await walks( WALKS ) ).toEqual( [] );
	} );

	it.each< Bug >( [
		'the server takes whatever version',
		'the browser keeps nothing',
		'what was sent is forgotten',
	] )( 'would be noticed if %s', async ( bug ) => {
		expect( await isNoticed( bug ) ).toBe( true );
	} );
} );
