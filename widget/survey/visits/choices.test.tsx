import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WidgetQuestion } from '../../../src/contract/types';
import { named, question, QUESTIONS } from '../../testing';
import '../question-types/on-demand/date';
import '../question-types/on-demand/matrix';
import '../question-types/on-demand/number';
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

	it( 'are reported with texts, numbers, dates, and comments if they are kept', () => {
		open( [
			{ ...( QUESTIONS[ 'score' ] as WidgetQuestion ), keeps_text: true },
			question( 'colour', { type: 'radio-button', options: [ 'Red', 'Else' ], other: 'Else', keeps_text: true } ),
			question( 'many', { type: 'number', keeps_text: true } ),
			question( 'day', { type: 'date', keeps_text: true } ),
			...named( 'pages', 'mail' ),
			question( 'secret' ),
			question( 'why', { keeps_text: true } ),
		] );
		choose( 9 );
		choose( 'Else' );
		choose( '1,200' );
		tab.session.edit( { value: '2026-11-29' } );
		tab.session.next();
		choose( [ 'Home' ] );
		choose( 'ann@example.org' );
		choose( 'Hidden' );
		tab.session.edit( { value: ' Because \u0007of ' } );
		tab.leavePage();
		expect( answers() ).toEqual( [
			[
				{ question_id: 'pages', value: [ 'Home' ] },
				{ question_id: 'score', value: 9, extra: { comments: 'A comment' } },
				{ question_id: 'colour', value: 'Else', extra: { comments: 'A comment' } },
				{ question_id: 'many', value: 1200 },
				{ question_id: 'day', value: '2026-11-29' },
				{ question_id: 'why', value: 'Because of' },
			],
		] );
		expect( JSON.stringify( tab.reports ) ).not.toMatch( /ann@|Ann|Hidden/ );
	} );

	it( 'are reported without empty texts and comments that aren’t asked for', () => {
		open( [
			question( 'colour', { type: 'radio-button', options: [ 'Red', 'Else' ], other: 'Else', keeps_text: true } ),
			question( 'why', { keeps_text: true } ),
		] );
		tab.session.edit( { value: 'Else', comments: 'Green' } );
		choose( 'Red' );
		tab.session.edit( { value: '  ' } );
		tab.leavePage();
		expect( answers() ).toEqual( [ [ { question_id: 'colour', value: 'Red' } ] ] );
	} );

	it( 'are reported as long as a browser can send them while it leaves the page', () => {
		const texts = Array.from( { length: 60 }, ( _, place ) =>
			question( `text-${ String( place ) }`, { page: 'colour', type: 'long-text', keeps_text: true } )
		);
		open( [ ...named( 'colour' ), ...texts ] );
		tab.session.edit( { value: 'Red' } );
		tab.switchTab( true );
		tab.switchTab( false );
		for ( const { id } of texts ) {
			tab.session.edit( { value: '語'.repeat( 400 ) }, id );
		}
		tab.session.edit( { value: 'Blue' } );
		tab.leavePage();
		expect( answers() ).toEqual( [
			[ { question_id: 'colour', value: 'Red' } ],
			[ { question_id: 'colour', value: 'Blue' } ],
		] );
		expect( tab.reports.every( ( report ) => new Blob( [ JSON.stringify( report ) ] ).size < 64_000 ) ).toBe(
			true
		);
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
