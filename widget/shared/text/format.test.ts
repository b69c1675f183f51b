import { expect, it } from 'vitest';
import { fill } from './format';

it( 'fills the placeholders of a translation, in the order of its language', () => {
	expect( fill( 'Question %1$s of %2$s', 2, 5 ) ).toBe( 'Question 2 of 5' );
	expect( fill( 'Von %2$d Fragen die %1$d.', 2, 5 ) ).toBe( 'Von 5 Fragen die 2.' );
} );

it( 'leaves unmatched placeholders alone', () => {
	expect( fill( '100 % of %3$s', 'a' ) ).toBe( '100 % of %3$s' );
} );

it( 'fills the one placeholder of a text without an order', () => {
	expect( fill( '(%s votes)', 12 ) ).toBe( '(12 votes)' );
} );
