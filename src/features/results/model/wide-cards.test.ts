import { describe, expect, it } from 'vitest';
import { wideCards } from './wide-cards';

/** @param kinds c for a chart, t for a list of texts */
const wide = ( kinds: string ) =>
	[
		...wideCards(
			Array.from( kinds ).map( ( kind, index ) => ( { id: String( index ), is_quantitative: kind === 'c' } ) )
		),
	]
		.sort()
		.join( '' );

describe( 'question cards', () => {
	it( 'leave no gap: texts and charts without a neighbor take the full width', () => {
		expect( wide( 'c' ) ).toBe( '0' );
		expect( wide( 'cc' ) ).toBe( '' );
		expect( wide( 'cct' ) ).toBe( '2' );
		expect( wide( 'ctcc' ) ).toBe( '01' );
		expect( wide( 'ccc' ) ).toBe( '2' );
		expect( wide( 'cctctcc' ) ).toBe( '234' );
	} );
} );
