import { describe, expect, it } from 'vitest';
import { glossary, glossaryProblems } from './glossary.mjs';
import { problems } from './problems.mjs';

/**
 * @param {string} text
 * @param {string[]} forms
 * @param {string | null} plural
 */
const message = ( text, forms, plural = null ) => ( { key: text, text, plural, files: [], forms } );

/**
 * @param {string} text
 * @param {string[]} forms
 * @param {string | null} plural
 * @param {string} locale
 */
function found( text, forms, plural = null, locale = 'xx' ) {
	const of = ( /** @type {string[]} */ said ) => new Map( [ [ text, message( text, said, plural ) ] ] );
	const language = { locale, pluralForms: 'nplurals=3; plural=n;', messages: of( forms ) };
	return problems( language, of( [] ) ).map( ( line ) => line.split( ': ' )[ 1 ] );
}

describe( 'a translation', () => {
	it.each( [
		[ 'Save', [ 'Speichern' ] ],
		[ '%1$s of %2$s', [ '%2$s: %1$s' ] ],
		[ '100 %% of <b>%s</b>', [ '<b>%s</b>: 100 %%' ] ],
		[ ' and ', [ ' und ' ] ],
	] )( 'of "%s" keeps its placeholders and markup', ( text, forms ) => {
		expect( found( text, forms ) ).toEqual( [] );
	} );

	it.each( [
		[ 'Save', [], 'not translated' ],
		[ 'Save', [ ' ' ], 'not translated' ],
		[ '%s of them', [ 'davon' ], 'other placeholders' ],
		[ '%1$s of %2$s', [ '%1$s von %1$s' ], 'other placeholders' ],
		[ '<b>Now</b>', [ 'Jetzt' ], 'other tags' ],
		[ 'See <a href="%s">it</a>', [ 'Sieh <a href="x">%s</a>' ], 'other tags' ],
		[ 'and ', [ 'und' ], 'other spaces around' ],
	] )( 'of "%s" is reported: %s', ( text, forms, fault ) => {
		expect( found( text, forms ) ).toEqual( [ fault ] );
	} );

	it( 'addresses people in German as WordPress does', () => {
		const german = ( /** @type {string} */ form ) => found( 'Choose', [ form ], null, 'de_DE' );
		expect( german( 'Geben Sie ein Datum ein.' ) ).toEqual( [ 'formal address' ] );
		expect( german( 'Nach Ihrem Besuch' ) ).toEqual( [ 'formal address' ] );
		expect( german( 'Die Umfrage ist beendet. Sie ist nicht zu sehen. Ihre Antworten bleiben.' ) ).toEqual( [] );
	} );

	it( 'has the plural forms of its language, and the first may spell out the number', () => {
		expect( found( '%s day', [ 'ein Tag', '%s Tage', '%s Tage' ], '%s days' ) ).toEqual( [] );
		expect( found( '%s day', [ 'ein Tag', '%s Tage' ], '%s days' ) ).toEqual( [ 'another number of forms' ] );
		expect( found( '%s day', [ '%d Tag', '%s Tage', '%s Tage' ], '%s days' ) ).toEqual( [ 'other placeholders' ] );
	} );
} );

describe( 'the glossary', () => {
	const terms = glossary(
		'| Term | Meaning | German | Arabic |\n|---|---|---|---|\n| vote | One rating. | Stimme | صوت (أصوات) |\n'
	);
	/** @param {string[]} translations */
	const problemsOf = ( translations ) => {
		const messages = new Map(
			translations.map( ( forms, place ) => [
				String( place ),
				message( `Votes of post ${ String( place ) }`, [ forms ] ),
			] )
		);
		return glossaryProblems( { locale: 'de_DE', pluralForms: '', messages }, terms );
	};

	it( 'accepts a consistent translation in inflected forms', () => {
		expect( problemsOf( [ 'Stimmen', 'Die Stimme', 'Alle Stimmen', 'Bewertungen' ] ) ).toEqual( [] );
	} );

	it( 'reports a term that is mostly translated differently', () => {
		expect( problemsOf( [ 'Stimmen', 'Bewertungen', 'Wertungen', 'Votes' ] ) ).toEqual( [
			"de_DE: only 1 of 4 strings with “vote” have the glossary's word",
		] );
	} );
} );
