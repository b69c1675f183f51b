/// <reference types="node" />
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Bug, walk } from './walk';

/** The run prints it; UF_SEED=n repeats the run. */
const SEED = Number( process.env[ 'UF_SEED' ] ) || Math.floor( Math.random() * 1e9 );
const WALKS = 100;
const ACCIDENTS = 10;

beforeEach( () => {
	vi.useFakeTimers();
	return () => vi.useRealTimers();
} );
afterEach( () => vi.unstubAllGlobals() );

async function walks( count: number, bug: Bug | null = null ): Promise< string[] > {
	const losses: string[] = [];
	for ( let run = 0; run < count; run++ ) {
		losses.push( ...( await walk( SEED + run, ACCIDENTS, bug ) ) );
	}
	return losses;
}

describe( `1,000 interruptions with two editors of one survey, seed ${ String( SEED ) }`, () => {
	it( 'lose no edit and overwrite none without asking', async () => {
		expect( await walks( WALKS ) ).toEqual( [] );
	} );

	it.each< Bug >( [ 'the server takes whatever version', 'the browser keeps nothing' ] )(
		'would be noticed if %s',
		async ( bug ) => {
			expect( await walks( 10, bug ) ).not.toEqual( [] );
		}
	);
} );
