import { describe, expect, it } from 'vitest';
import { anonymous, growth } from './memory.mjs';

describe( 'memory in a soak test', () => {
	it( 'detects a leak below the ups and downs of requests', () => {
		const busy = Array.from( { length: 60 }, ( _, at ) => 20 + ( at % 3 ) * 10 );
		expect( growth( busy ) ).toEqual( { early: 20, late: 20, most: 40 } );
		const { early, late } = growth( busy.map( ( bytes, at ) => bytes + at ) );
		expect( late - early ).toBeGreaterThan( 30 );
	} );

	it( 'reads the memory of a process', () => {
		expect( anonymous( process.pid ) ).toBeGreaterThan( 1_000_000 );
	} );
} );
