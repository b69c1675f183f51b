import { describe, expect, it } from 'vitest';
import type { AnswerCondition, ResponseFilter } from '@/contract/types';
import { isFiltered, readFilter, withAnswer, withoutAnswer, withVisit, writeFilter } from './filter';

const chose: AnswerCondition = { question_id: 'q1', is: 'chose', values: [ 'Yes, "of course" & more', 'Größe' ] };
const between: AnswerCondition = { question_id: 'q2', is: 'between', min: 9, max: 10 };
const whole: ResponseFilter = {
	device: [ 'mobile', 'tablet' ],
	page: [ '/pens/?a=1#b' ],
	answers: [ chose, between, { question_id: 'q3', is: 'contains', text: 'slow = bad' } ],
};

describe( 'a filter in a URL', () => {
	it( 'is read back exactly as written, whatever its values', () => {
		const address = writeFilter( new URLSearchParams( 'range=last-30-days' ), whole ).toString();
		expect( readFilter( new URLSearchParams( address ) ) ).toEqual( whole );
		expect( address ).toContain( 'range=last-30-days' );
	} );

	it( 'replaces the previous filter and resets the list page', () => {
		const first = writeFilter( new URLSearchParams( 'page=7' ), whole );
		expect( first.has( 'page' ) ).toBe( false );
		expect( readFilter( writeFilter( first, { os: [ 'Android' ] } ) ) ).toEqual( { os: [ 'Android' ] } );
		expect( writeFilter( first, {} ).toString() ).toBe( '' );
	} );

	it( 'is empty when its parameters are invalid', () => {
		for ( const text of [
			'no JSON',
			'7',
			'null',
			'{}',
			'{"question_id":1,"is":"chose"}',
			'{"question_id":"q","is":"x"}',
		] ) {
			expect( readFilter( new URLSearchParams( { 'f.answer': text, 'f.device': '' } ) ) ).toEqual( {} );
		}
	} );
} );

it( 'is active only when it has a value', () => {
	expect( [ {}, { device: [] }, { answers: [] } ].map( isFiltered ) ).toEqual( [ false, false, false ] );
	expect( [ { device: [ 'mobile' ] }, { answers: [ between ] } ].map( isFiltered ) ).toEqual( [ true, true ] );
} );

it( 'adds and removes values and conditions', () => {
	expect( withVisit( whole, 'device', [] ).device ).toBeUndefined();
	expect( withVisit( {}, 'os', [ 'Android' ] ) ).toEqual( { os: [ 'Android' ] } );
	const other = { ...chose, values: [ 'No' ] };
	expect( withAnswer( { answers: [ chose, between ] }, other ).answers ).toEqual( [ between, other ] );
	expect( withoutAnswer( { answers: [ chose ] }, chose ) ).toEqual( {} );
	expect( withoutAnswer( { answers: [ chose, between ] }, chose ).answers ).toEqual( [ between ] );
} );
