/** Holds translations to docs/glossary.md: one word for one thing. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../dev/setup/paths.mjs';

/** Columns of the table, by locale. */
const COLUMNS = /** @type {Record<string, number>} */ ( { de_DE: 2, ar: 3 } );

/** Fewer messages say nothing: an English word has other meanings too, as in “First impressions”. */
const FEWEST = 4;

/** The share of messages with an English term whose translation must have the glossary's word. */
const SHARE = 0.5;

/** Letters of a word that inflection changes. */
const ENDING = 3;

/**
 * @typedef {object} Term
 * @property {string} english
 * @property {string[][]} words forms by column of the table, the English ones first
 */

/** @returns {Term[]} */
export function glossary( text = readFileSync( join( ROOT, 'docs/glossary.md' ), 'utf8' ) ) {
	return text
		.split( '\n' )
		.filter( ( line ) => /^\| (?!Term |-)/.test( line ) )
		.map( ( line ) => {
			const cells = line.split( '|' ).slice( 1, -1 );
			return {
				english: ( cells[ 0 ] ?? '' ).trim(),
				words: cells.map( ( cell ) => cell.split( /[(),،]/ ).flatMap( ( form ) => form.trim() || [] ) ),
			};
		} );
}

/**
 * @param {import('./po.mjs').Language} language
 * @param {readonly Term[]} terms
 * @returns {string[]} a line for each term that is mostly translated otherwise
 */
export function glossaryProblems( { locale, messages }, terms = glossary() ) {
	const column = COLUMNS[ locale ];
	if ( column === undefined ) return [];
	return terms.flatMap( ( { english, words } ) => {
		const wanted = new RegExp( `\\b${ english.replace( /[^\w\s-].*$/, '' ).trim() }(?:e?s)?\\b`, 'i' );
		const stems = ( words[ column ] ?? [] ).map( stemOf );
		const having = [ ...messages.values() ].filter( ( { text } ) => wanted.test( text ) );
		const right = having.filter( ( { forms } ) =>
			stems.some( ( stem ) => forms.join( ' ' ).toLowerCase().includes( stem ) )
		);
		return having.length >= FEWEST && right.length < having.length * SHARE
			? [
					`${ locale }: only ${ String( right.length ) } of ${ String( having.length ) } strings with “${ english }” have the glossary's word`,
				]
			: [];
	} );
}

/**
 * The longest word without article and ending.
 *
 * @param {string} term
 */
function stemOf( term ) {
	const [ longest = '' ] = term
		.toLowerCase()
		.split( ' ' )
		.map( ( word ) => word.replace( /^ال/, '' ) )
		.sort( ( one, other ) => other.length - one.length );
	return longest.length > 2 * ENDING
		? longest.slice( 0, -ENDING )
		: longest.slice( 0, Math.max( ENDING, longest.length - 1 ) );
}
