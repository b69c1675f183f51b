import { describe, expect, it } from 'vitest';
import cases from '../../../tests/fixtures/rules/recall.json';
import { fillTokens, plainText, recalledAnswer, tokensOf } from './recall';

describe( 'recall', () => {
	it.each( cases.texts )( 'reads and fills: $name', ( { text, tokens, plain, answers, filled } ) => {
		expect( tokensOf( text ) ).toEqual( tokens );
		expect( plainText( text ) ).toBe( plain );
		expect( fillTokens( text, answers as Record< string, string > ) ).toBe( filled );
	} );

	it.each( cases.answers )( 'inserts: $name', ( { value, answer, ...others } ) => {
		const { other, comment } = others as { other?: string; comment?: string };
		expect( recalledAnswer( value, other, comment ) ).toBe( answer );
	} );
} );
