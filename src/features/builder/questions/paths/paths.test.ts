import { describe, expect, it } from 'vitest';
import type { LogicCondition, Question, RedirectCondition } from '@/contract/types';
import { questionOf, settingsOf, surveyOf } from '@/testing/survey-of';
import { formOf } from '@/features/builder/draft/form/load-survey';
import { pathsThrough } from './paths';

const choice = ( id: string, options: string[], parts: Partial< Question > = {} ) =>
	questionOf( { id, type: 'radio-button', config: { options, include_name: false }, ...parts } );

const when = ( id: string, compare: LogicCondition[ 'compare' ], value: LogicCondition[ 'value' ] ) => ( {
	question_id: id,
	compare,
	value,
} );

const shown = ( ...conditions: LogicCondition[] ): Question[ 'logic' ] => ( {
	enabled: true,
	action: 'show',
	conditions,
} );
const hidden = ( ...conditions: LogicCondition[] ): Question[ 'logic' ] => ( {
	enabled: true,
	action: 'hide',
	conditions,
} );
const must: Question[ 'settings' ] = { ...questionOf( {} ).settings, required: true };

function pathsOf( questions: Question[], redirects?: RedirectCondition[] ) {
	const survey = surveyOf( {
		id: 1,
		questions,
		settings: settingsOf( redirects ? { type: 'conditional_redirect', conditions: redirects } : {} ),
	} );
	return pathsThrough( formOf( survey, true ).draft );
}

describe( 'the paths through a survey', () => {
	it( 'are a single one when nothing is conditional', () => {
		expect( pathsOf( [ choice( 'a', [ 'Yes', 'No' ] ), questionOf( { id: 'b' } ) ] ) ).toMatchObject( {
			counts: { least: 2, most: 2 },
			ends: new Map(),
			never: new Set(),
		} );
	} );

	it( 'don’t reach a question that needs two answers to a single-choice question', () => {
		const both = shown( when( 'a', '=', 'Yes' ), when( 'a', '=', 'No' ) );
		const paths = pathsOf( [ choice( 'a', [ 'Yes', 'No' ] ), questionOf( { id: 'b', logic: both } ) ] );
		expect( paths?.never ).toEqual( new Set( [ 'b' ] ) );
		expect( paths?.counts ).toEqual( { least: 1, most: 1 } );
	} );

	it( 'don’t reach a question that depends on one never asked with it', () => {
		const paths = pathsOf( [
			choice( 'a', [ 'Yes', 'No' ] ),
			choice( 'b', [ 'Yes', 'No' ], { logic: shown( when( 'a', '=', 'Yes' ) ) } ),
			questionOf( { id: 'c', logic: shown( when( 'a', '=', 'No' ), when( 'b', '=', 'Yes' ) ) } ),
		] );
		expect( paths?.never ).toEqual( new Set( [ 'c' ] ) );
	} );

	it( 'can have several answers to a checkbox question', () => {
		const both = shown( when( 'a', 'IN', [ 'Yes' ] ), when( 'a', 'IN', [ 'No' ] ) );
		const paths = pathsOf( [
			choice( 'a', [ 'Yes', 'No' ], { type: 'checkbox' } ),
			questionOf( { id: 'b', logic: both } ),
		] );
		expect( paths?.never ).toEqual( new Set() );
	} );

	it( 'are found soon with 20 checkboxes', () => {
		const options = Array.from( { length: 20 }, ( _, index ) => `Option ${ String( index ) }` );
		const boxes = choice( 'a', options, { type: 'checkbox', settings: must } );
		const without = options.slice( 1 );
		const paths = pathsOf( [
			boxes,
			questionOf( { id: 'all', logic: shown( when( 'a', '=', options ) ) } ),
			questionOf( { id: 'two', logic: shown( when( 'a', '=', [ 'Option 3', 'Option 7' ] ) ) } ),
			questionOf( { id: 'none', logic: shown( when( 'a', '=', without ), when( 'a', 'IN', [ 'Option 0' ] ) ) } ),
			questionOf( { id: 'some', logic: hidden( when( 'a', '!=', without ), when( 'a', 'IN', without ) ) } ),
		] );
		expect( paths?.never ).toEqual( new Set( [ 'none' ] ) );
		expect( paths?.always ).toEqual( new Set() );
		expect( paths?.counts ).toEqual( { least: 1, most: 2 } );

		const each = options.map( ( option ) =>
			questionOf( { id: option, logic: shown( when( 'a', 'IN', [ option ] ) ) } )
		);
		expect( pathsOf( [ boxes, ...each ] )?.counts ).toBeNull(); // A million.
	} );

	it( 'reach a question hidden only for impossible scale values', () => {
		const paths = pathsOf( [
			questionOf( { id: 'a', type: 'nps' } ),
			questionOf( { id: 'b', logic: hidden( when( 'a', '<', 4 ), when( 'a', '>', 7 ) ) } ),
		] );
		expect( paths?.always ).toEqual( new Set( [ 'b' ] ) );
	} );

	it( 'include skipping a question, unless an answer is required', () => {
		const either = ( parts: Partial< Question > ) =>
			pathsOf( [
				choice( 'a', [ 'Yes' ], parts ),
				questionOf( { id: 'b', logic: shown( when( 'a', '=', 'Yes' ) ) } ),
			] );
		expect( either( {} )?.always ).toEqual( new Set() );
		expect( either( {} )?.ends ).toEqual( new Map( [ [ 'a', [ null ] ] ] ) );
		expect( either( { settings: must } )?.always ).toEqual( new Set( [ 'b' ] ) );
	} );

	it( 'end early after an answer that leads to no more questions', () => {
		const paths = pathsOf( [
			choice( 'a', [ 'Yes', 'Perhaps', 'No' ], { settings: must } ),
			questionOf( { id: 'b', logic: shown( when( 'a', '=', 'No' ) ) } ),
			questionOf( { id: 'c', logic: shown( when( 'a', '=', 'No' ) ) } ),
		] );
		expect( paths?.ends ).toEqual( new Map( [ [ 'a', [ 'Yes', 'Perhaps' ] ] ] ) );
		expect( paths?.counts ).toEqual( { least: 1, most: 3 } );
	} );

	it( 'skip redirects that an earlier one overrides or whose question isn’t asked', () => {
		const to = ( question: string, compare: RedirectCondition[ 'condition_type' ], condition: string ) => ( {
			question,
			condition_type: compare,
			condition,
			page: { id: 1, label: 'Page' },
		} );
		const paths = pathsOf(
			[ choice( 'a', [ 'Yes', 'No' ] ), questionOf( { id: 'text', type: 'text' } ) ],
			[
				to( 'a', '=', 'Yes' ),
				to( 'a', '!=', 'No' ),
				to( 'text', 'CONTAINS', 'b' ),
				to( 'text', 'CONTAINS', 'bad' ),
				to( 'text', 'STARTS_WITH', 'c' ),
				to( '', '', '' ),
			]
		);
		expect( paths?.unused ).toEqual( new Set( [ 1, 3 ] ) );
	} );

	it( 'are not shown while a condition is incomplete', () => {
		const paths = pathsOf( [
			choice( 'a', [ 'Yes' ] ),
			questionOf( { id: 'b', logic: shown( when( '', '', '' ) ) } ),
		] );
		expect( paths ).toBeNull();
	} );

	it( 'are described for each question when there are too many to list', () => {
		const subjects = Array.from( { length: 20 }, ( _, place ) => choice( `a${ place }`, [ 'Yes', 'No' ] ) );
		const impossible = shown( when( 'a0', '=', 'Yes' ), when( 'a0', '!=', 'Yes' ) );
		const paths = pathsOf( [
			...subjects,
			...subjects.map( ( { id } ) => questionOf( { id: `b${ id }`, logic: shown( when( id, '=', 'No' ) ) } ) ),
			questionOf( { id: 'never', logic: impossible } ),
		] );
		expect( paths?.counts ).toBeNull();
		expect( paths?.never ).toEqual( new Set( [ 'never' ] ) );
	} );
} );
