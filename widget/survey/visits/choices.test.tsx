import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WidgetQuestion } from '../../../src/contract/types';
import { named, question } from '../../testing';
import { Tab } from './testing';

let tab: Tab;

const open = ( questions: WidgetQuestion[], keepsPartial = true ): Tab =>
	( tab = new Tab( questions, true, keepsPartial ) );

const choose = ( value: string | number | string[] ): void => {
	tab.session.edit( { value, comments: 'A comment', name: 'Ann' } );
	tab.session.next();
};

const answers = () => tab.reports.map( ( report ) => report.answers );

beforeEach( () => void vi.useFakeTimers() );

afterEach( () => {
	tab.close();
	vi.useRealTimers();
} );

describe( 'answers of a visitor who leaves', () => {
	it( 'are reported if they are choices or on scales', () => {
		open( named( 'colour', 'pages', 'stars', 'why' ) );
		choose( 'Red' );
		choose( [ 'Home' ] );
		choose( 4 );
		tab.session.edit( { value: 'A secret' } );
		tab.leavePage();
		expect( answers() ).toEqual( [
			[
				{ question_id: 'colour', value: 'Red' },
				{ question_id: 'pages', value: [ 'Home' ] },
				{ question_id: 'stars', value: 4 },
			],
		] );
		expect( JSON.stringify( tab.reports ) ).not.toMatch( /secret|comment|Ann/ );
	} );

	it( 'aren’t reported if they are consents, skipped, or off the path', () => {
		open( [
			question( 'rules', { type: 'consent', options: [ 'I agree.' ] } ),
			...named( 'pages', 'colour', 'why' ),
		] );
		choose( 'I agree.' );
		tab.session.skip();
		choose( 'Red' );
		tab.session.back();
		tab.session.back();
		tab.leavePage();
		expect( answers() ).toEqual( [ [] ] );
	} );

	it( 'of a matrix are reported for each row with a choice', () => {
		const rows = [ 'a', 'b', 'c' ].map( ( id ) => ( { id, label: id } ) );
		open( [
			question( 'table', { type: 'matrix', options: [ 'Good', 'Bad' ], rows } ),
			question( 'order', { type: 'ranking', rows } ),
		] );
		choose( [ 'Good', '', 'Bad' ] );
		tab.session.edit( { value: [ 'b', 'a', 'c' ] } );
		tab.leavePage();
		expect( answers() ).toEqual( [
			[
				{ question_id: 'a', value: 'Good' },
				{ question_id: 'c', value: 'Bad' },
			],
		] );
	} );

	it( 'are reported again after a change', () => {
		open( named( 'colour', 'why' ) );
		tab.session.edit( { value: 'Red' } );
		tab.switchTab( true );
		tab.switchTab( false );
		tab.switchTab( true );
		tab.switchTab( false );
		tab.session.edit( { value: 'Blue' } );
		tab.leavePage();
		expect( answers() ).toEqual( [
			[ { question_id: 'colour', value: 'Red' } ],
			[ { question_id: 'colour', value: 'Blue' } ],
		] );
	} );

	it( 'aren’t reported without the setting', () => {
		open( named( 'colour', 'why' ), false );
		choose( 'Red' );
		tab.leavePage();
		expect( answers() ).toEqual( [ undefined ] );
	} );

	it( 'aren’t reported once every question was skipped', async () => {
		open( named( 'colour', 'why' ) );
		tab.session.skip();
		tab.session.skip();
		await Promise.resolve();
		await Promise.resolve();
		tab.leavePage();
		expect( tab.reports.map( ( { finished, answers: given } ) => [ finished, given ] ) ).toEqual( [
			[ true, undefined ],
		] );
	} );
} );
