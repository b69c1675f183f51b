import { expect, it } from 'vitest';
import { shuffledOrder } from './shuffled-order';

it( 'contains every position once, in the same order for the same visitor', () => {
	for ( const seed of [ 1, 2, 3, 999_999_999, 1_000_000_049 ] ) {
		for ( const count of [ 0, 1, 2, 5 ] ) {
			const order = shuffledOrder( count, seed );
			expect( [ ...order ].sort() ).toEqual( Array.from( { length: count }, ( _, place ) => place ) );
			expect( shuffledOrder( count, seed ) ).toEqual( order );
		}
	}
} );

it( 'puts each option first equally often', () => {
	const first = [ 0, 0, 0, 0, 0 ];
	for ( let seed = 1; seed <= 10_000; seed += 1 ) {
		const [ winner = 0 ] = shuffledOrder( 5, seed * 90_001 );
		first[ winner ] = ( first[ winner ] ?? 0 ) + 1;
	}
	for ( const share of first ) {
		expect( share ).toBeGreaterThan( 1_600 );
		expect( share ).toBeLessThan( 2_400 );
	}
} );
