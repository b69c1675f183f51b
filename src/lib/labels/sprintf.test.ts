import { setLocaleData } from '@wordpress/i18n';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { listed } from './list-text';
import { sprintf } from './sprintf';

vi.mock( '@/lib/locale', () => ( { locale: () => 'en' } ) );

const setRtl = ( is: boolean ) => setLocaleData( { 'text direction\u0004ltr': [ is ? 'rtl' : 'ltr' ] } );
afterAll( () => setRtl( false ) );

/** In the order of the characters: isolates are U+2068 and U+2069. */
const seen = ( text: string ) => text.replace( /\u2068/g, '[' ).replace( /\u2069/g, ']' );

describe( 'a title in a sentence', () => {
	it.each( [
		[ 'English in English', false, 'Is it good?', '“Is it good?” moved.' ],
		[ 'Arabic in English', false, 'هل هو جيد؟', '“[هل هو جيد؟]” moved.' ],
		[ 'Hebrew with a word of English', false, 'אתר Shop!', '“[אתר Shop!]” moved.' ],
		[ 'English in Arabic', true, 'Is it good?', '“[Is it good?]” moved.' ],
		[ 'Arabic in Arabic', true, 'هل هو جيد؟', '“هل هو جيد؟” moved.' ],
		[ 'Greek in Arabic', true, 'Καλό;', '“[Καλό;]” moved.' ],
		[ 'a number in Arabic', true, '1,099', '“1,099” moved.' ],
	] )( 'is isolated only if it runs against the page: %s', ( _name, isRtl, title, expected ) => {
		setRtl( isRtl );
		expect( seen( sprintf( '“%s” moved.', title ) ) ).toBe( expected );
	} );

	it( 'is isolated in lists, and numbers still count as numbers', () => {
		setRtl( true );
		expect( seen( listed( [ 'Shop', 'متجر' ] ) ) ).toBe( '[Shop] and متجر' );
		expect( sprintf( '%2$d of %1$s', '5', 3 ) ).toBe( '3 of 5' );
	} );
} );
