import { expect, it } from 'vitest';
import type { WidgetSurvey } from '../../../src/contract/types';
import { updateTexts } from './update-texts';

const survey = ( title: string, options: string[], required = false ) =>
	( { id: 5, questions: [ { id: 'a', title, options, required } ] } ) as unknown as WidgetSurvey;

it( 'updates the titles and labels of a rendered survey', () => {
	const given = survey( 'Which?', [ 'Red', 'Blue' ] );
	const [ question ] = given.questions;

	expect( updateTexts( given, survey( 'Which one?', [ 'Red', 'Green' ] ), false ) ).toBe( true );
	expect( given ).toEqual( survey( 'Which one?', [ 'Red', 'Green' ] ) );
	expect( given.questions[ 0 ] ).toBe( question ); // The drawn object.
} );

it( 'does not update labels in place if one of them may be the answer', () => {
	const given = survey( 'Which?', [ 'Red', 'Blue' ] );

	expect( updateTexts( given, survey( 'Which one?', [ 'Red', 'Blue' ] ), true ) ).toBe( true );
	expect( updateTexts( given, survey( 'Which one?', [ 'Red', 'Green' ] ), true ) ).toBe( false );
	expect( given ).toEqual( survey( 'Which one?', [ 'Red', 'Blue' ] ) );
} );

it( 'changes nothing if more than text has changed', () => {
	const given = survey( 'Which?', [ 'Red', 'Blue' ] );

	for ( const newer of [ survey( 'Who?', [ 'Red' ] ), survey( 'Who?', [ 'Red', 'Blue' ], true ) ] ) {
		expect( updateTexts( given, newer, false ) ).toBe( false );
	}
	expect( given ).toEqual( survey( 'Which?', [ 'Red', 'Blue' ] ) );
} );

it( 'updates a help line and the labels of a scale, and removes them', () => {
	const scale = ( more: object ) => survey( 'How likely?', [] ).questions.map( ( each ) => ( { ...each, ...more } ) );
	const given = { id: 5, questions: scale( {} ) } as unknown as WidgetSurvey;
	const texts = { help: 'From 1 to 10', low: 'Never', high: 'Surely' };

	for ( const more of [ texts, { ...texts, help: 'Be honest' } ] ) {
		const newer = { id: 5, questions: scale( more ) } as unknown as WidgetSurvey;
		expect( updateTexts( given, newer, true ) ).toBe( true );
		expect( given ).toEqual( newer );
	}
	expect( updateTexts( given, { id: 5, questions: scale( {} ) } as unknown as WidgetSurvey, true ) ).toBe( true );
	expect( given.questions ).toEqual( scale( {} ) );
} );
