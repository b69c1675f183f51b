import { describe, expect, it } from 'vitest';
import lengths from '../../../tests/fixtures/rules/text-length.json';
import { countCharacters, removeControlCharacters, trimText } from './text';

describe( 'typed text', () => {
	it( 'is trimmed and keeps its line breaks', () => {
		expect( trimText( ' \u00a0one\r\ntwo\rthree \n' ) ).toBe( 'one\ntwo\nthree' );
	} );

	it.each( lengths )( 'is counted as a person counts: $name', ( { text, length } ) => {
		expect( countCharacters( text ) ).toBe( length );
	} );

	it( 'loses control characters and broken surrogate pairs', () => {
		expect( removeControlCharacters( 'a\u0000b\u000bc\ud83dd\udc00e\u007ff\u009bg\u0080h' ) ).toBe( 'abcdefgh' );
	} );

	it( 'keeps tabs, line breaks, emoji, and every script', () => {
		const text = 'tab\there\nnext\r\n😀 שלום ж';
		expect( removeControlCharacters( text ) ).toBe( text );
	} );
} );
