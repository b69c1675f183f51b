import { LIMITS } from '../../../src/contract/limits';
import type { SubmittedAnswer } from '../../../src/contract/types';

/** An answer inserted into a text: the id of its question, and the text shown if there is no answer. */
export interface Token {
	id: string;
	fallback: string;
}

/**
 * `{{<id of a question>|<fallback>}}`. Any other braces are plain text. The server has the same rules (Questions\Recall);
 * tests/fixtures/rules/recall.json runs against both.
 */
const TOKEN = /\{\{([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})\|([^{}<>\p{Cc}]*)\}\}/giu;

export const tokensOf = ( text: string ): Token[] =>
	[ ...text.matchAll( TOKEN ) ].map( ( [ , id = '', fallback = '' ] ) => ( { id, fallback } ) );

export const replaceTokens = ( text: string, by: ( id: string, fallback: string ) => string ): string =>
	text.replace( TOKEN, ( _, id: string, fallback: string ) => by( id, fallback ) );

/** @param answers by question */
export const fillTokens = ( text: string, answers: Readonly< Record< string, string > > ): string =>
	replaceTokens( text, ( id, fallback ) => answers[ id ] || fallback );

/** Returns the text for lists and reports, where there is no visitor whose answer could be inserted. */
export const plainText = ( text: string ): string =>
	replaceTokens( text, ( _, fallback ) => fallback && `[${ fallback }]` );

/**
 * Returns an answer as it is inserted: on one line, short, and isolated, so that its direction doesn't change the text around it.
 *
 * @param other   label of the option that asks for a text
 * @param comment the text that it asked for
 */
export function recalledAnswer( value: SubmittedAnswer[ 'value' ] | undefined, other?: string, comment = '' ): string {
	const text = [ value ?? '' ]
		.flat()
		.map( ( part ) => ( other && part === other ? comment : String( part ) ) )
		.filter( ( part ) => part.trim() )
		.join( ', ' )
		.replace( /[\u202A-\u202E\u2066-\u2069]/g, '' )
		.replace( /[\p{Z}\p{Cc}]+/gu, ' ' )
		.trim();
	const characters = Array.from( text );
	const most = LIMITS.RECALLED_ANSWER;
	return text && `\u2068${ characters[ most ] ? characters.slice( 0, most - 1 ).join( '' ) + '…' : text }\u2069`;
}
