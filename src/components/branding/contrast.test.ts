import { describe, expect, it } from 'vitest';
import { contrast, wholeColour } from './contrast';

describe( 'contrast', () => {
	it( 'is that of WCAG', () => {
		expect( contrast( '#000000', '#ffffff' ) ).toBe( 21 );
		expect( contrast( '#fff', '#fff' ) ).toBe( 1 );
		expect( contrast( '#ffffff', '#23282d' ) ).toBe( 14.8 );
	} );

	it( 'is not rounded up to what is enough', () => {
		expect( contrast( '#777777', '#ffffff' ) ).toBe( 4.4 ); // 4.478
	} );

	it( 'does not ask which of the two is the text', () => {
		expect( contrast( '#2d87f1', '#ffffff' ) ).toBe( contrast( '#ffffff', '#2d87f1' ) );
	} );
} );

it( 'a colour of three digits is one of six', () => {
	expect( wholeColour( '#aBc' ) ).toBe( '#aabbcc' );
	expect( wholeColour( '#AABBCC' ) ).toBe( '#aabbcc' );
} );
