import { describe, expect, it } from 'vitest';
import { contrast, fullHexColor } from './contrast';

describe( 'contrast', () => {
	it( 'follows WCAG', () => {
		expect( contrast( '#000000', '#ffffff' ) ).toBe( 21 );
		expect( contrast( '#fff', '#fff' ) ).toBe( 1 );
		expect( contrast( '#ffffff', '#23282d' ) ).toBe( 14.8 );
	} );

	it( 'is not rounded up to the required ratio', () => {
		expect( contrast( '#777777', '#ffffff' ) ).toBe( 4.4 ); // 4.478
	} );

	it( 'is the same when text and background are swapped', () => {
		expect( contrast( '#2d87f1', '#ffffff' ) ).toBe( contrast( '#ffffff', '#2d87f1' ) );
	} );
} );

it( 'expands a three-digit color to six digits', () => {
	expect( fullHexColor( '#aBc' ) ).toBe( '#aabbcc' );
	expect( fullHexColor( '#AABBCC' ) ).toBe( '#aabbcc' );
} );
