import { describe, expect, it } from 'vitest';
import { blankDraft, newQuestion } from '../form/new-draft';
import type { Draft } from '../form/draft';
import { missing, missingInWords } from '../validation/validation';
import { recallable } from './recallable';
import { recallFaults } from './recall-faults';
import { shownText, storedPlace, storedText, withFallback, withInserted } from './shown-text';

const A = '0f8fad5b-d9cb-469f-a165-70867728950e';
const B = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const token = ( id: string, fallback = 'there' ) => `{{${ id }|${ fallback }}}`;

describe( 'the text in a field', () => {
	const stored = `Hi ${ token( A ) }, {{x}} ${ token( B, 'you' ) }!`;

	it( 'hides the ids and gets them back', () => {
		expect( shownText( stored ) ).toBe( 'Hi {{there}}, {{x}} {{you}}!' );
		expect( storedText( shownText( stored ), stored ) ).toBe( stored );
	} );

	it.each( [
		[
			'a changed fallback keeps its id',
			'Hi {{her}}, {{x}} {{you}}!',
			`Hi ${ token( A, 'her' ) }, {{x}} ${ token( B, 'you' ) }!`,
		],
		[ 'deleted braces delete the answer', 'Hi , {{x}} {{you}}!', `Hi , {{x}} ${ token( B, 'you' ) }!` ],
		[
			'typed braces are plain text',
			'Hi {{there}}, {{x}} {{z}} {{you}}!',
			`Hi ${ token( A ) }, {{x}} {{z}} ${ token( B, 'you' ) }!`,
		],
		[
			'a repeated answer is the same one',
			'Hi {{there}}{{there}}, {{x}} {{you}}!',
			`Hi ${ token( A ) }{{there}}, {{x}} ${ token( B, 'you' ) }!`,
		],
		[
			'other text around them stays',
			'So {{there}} {{x}} {{you}}',
			`So ${ token( A ) } {{x}} ${ token( B, 'you' ) }`,
		],
		[ 'an empty text has none', '', '' ],
	] )( '%s', ( _, shown, after ) => {
		expect( storedText( shown, stored ) ).toBe( after );
	} );

	it( 'finds the id again after a brace was deleted and typed', () => {
		const broken = storedText( 'Hi {{there}', `Hi ${ token( A ) }` );
		expect( broken ).toBe( 'Hi {{there}' );
		expect( storedText( 'Hi {{there}}', broken, [ { id: A, fallback: 'there' } ] ) ).toBe( `Hi ${ token( A ) }` );
	} );

	it( 'gets an answer at any place but inside another', () => {
		const end = shownText( stored ).length;
		expect( withInserted( stored, { start: end, end }, { id: A, fallback: 'z' } ) ).toBe(
			stored + token( A, 'z' )
		);
		expect( withInserted( stored, { start: 3, end: 3 }, { id: B, fallback: 'z' } ) ).toBe(
			`Hi ${ token( B, 'z' ) }${ stored.slice( 3 ) }`
		);
		expect( withInserted( stored, { start: 6, end: 6 }, { id: A, fallback: 'z' } ) ).toBe( stored );
		expect( [ 3, 4, 11, 12 ].map( ( place ) => storedPlace( stored, place ) ) ).toEqual( [
			3,
			null,
			null,
			12 + 37,
		] );
	} );

	it( 'gets another fallback, or loses the answer', () => {
		expect( withFallback( stored, 1, 'y{o}<u>' ) ).toBe( `Hi ${ token( A ) }, {{x}} ${ token( B, 'you' ) }!` );
		expect( withFallback( stored, 0, null ) ).toBe( `Hi , {{x}} ${ token( B, 'you' ) }!` );
	} );
} );

describe( 'inserted answers', () => {
	const draft = ( title: string, message = 'Bye' ): Draft => ( {
		...blankDraft( 'x' ),
		settings: { ...blankDraft( 'x' ).settings, thank_you: { ...blankDraft( 'x' ).settings.thank_you, message } },
		questions: [
			{ ...newQuestion( A, 'text' ), title: 'Name?' },
			{ ...newQuestion( 'mail', 'email' ), title: 'Email?' },
			{ ...newQuestion( 'why', 'text' ), title },
			{ ...newQuestion( B, 'hidden' ), title: 'plan' },
			{ ...newQuestion( 'last', 'text' ), title: 'Last?' },
		],
	} );

	it( 'come from earlier questions and hidden fields; in the message, from all', () => {
		const ids = ( id: string | null ) => recallable( draft( 'Why?' ), id ).map( ( question ) => question.id );
		expect( ids( A ) ).toEqual( [ B ] );
		expect( ids( 'why' ) ).toEqual( [ A, B ] );
		expect( ids( null ) ).toEqual( [ A, 'why', B, 'last' ] );
	} );

	it( 'are complete with an earlier question and a fallback', () => {
		expect( recallFaults( draft( `Why, ${ token( A ) } ${ token( B ) } {{x}}?`, token( A ) ) ) ).toEqual( {} );
	} );

	it( 'have errors at their field, as on the server', () => {
		const path = 'questions[2].title';
		const gone = '3fa85f64-5717-4562-b3fc-2c963f66afa6';
		expect( recallFaults( draft( token( gone ) ) )[ path ] ).toContain( 'doesn’t belong to an earlier question' );
		expect( recallFaults( draft( token( A, ' ' ) ) )[ path ] ).toContain( 'needs a fallback text' );
		expect( recallFaults( draft( token( A, 'a'.repeat( 101 ) ) ) )[ path ] ).toContain( 'needs a fallback text' );
		expect( Object.keys( missing( draft( 'Why?', token( gone ) ) ) ) ).toEqual( [ 'settings.thank_you.message' ] );
		expect( missingInWords( draft( token( gone ) ) ) ).toBe(
			'An inserted answer doesn’t belong to an earlier question. Remove it, or insert another.'
		);
	} );
} );
