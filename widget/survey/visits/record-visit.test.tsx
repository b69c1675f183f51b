import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WidgetQuestion } from '../../../src/contract/types';
import { named, question, survey } from '../../testing';
import { cleanAnswers } from '../flow/flow';
import { recordVisit } from './record-visit';
import { inWords, Tab } from './testing';

let tab: Tab;

const open = ( questions: WidgetQuestion[] = named( 'colour', 'pages', 'why' ), mayStore = true ): Tab =>
	( tab = new Tab( questions, mayStore ) );

const wait = ( seconds: number ): void => void vi.advanceTimersByTime( seconds * 1_000 );

const choose = ( value: string | string[] ): void => {
	tab.session.edit( { value } );
	tab.session.next();
};

const settled = async (): Promise< void > => {
	for ( let turn = 0; turn < 5; turn++ ) {
		await Promise.resolve();
	}
};

const reported = (): string[] => tab.reports.map( inWords );

beforeEach( () => {
	vi.useFakeTimers();
	document.documentElement.lang = 'de-AT';
} );

afterEach( () => {
	tab.close();
	vi.useRealTimers();
	document.documentElement.lang = '';
} );

describe( 'a visitor who leaves', () => {
	it( 'is reported with the question that was on screen, and the time of each', () => {
		open();
		wait( 5 );
		choose( 'Red' );
		wait( 7 );
		tab.leavePage();

		const [ [ address, { keepalive, method } ] = [ '', {} ] ] = tab.requests;
		expect( [ address, keepalive, method ] ).toEqual( [
			'https://example.org/wp-json/userfeedback/v1/surveys/3/visits',
			true,
			'POST',
		] );
		expect( tab.reports ).toEqual( [
			{
				nonce: 'printed',
				token: expect.stringMatching(
					/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/
				) as unknown,
				steps: [
					{ question_id: 'colour', outcome: 'answered', seconds: 5 },
					{ question_id: 'pages', outcome: 'left', seconds: 7 },
				],
				language: 'de-AT',
				device: 'desktop',
			},
		] );
	} );

	it( 'isn’t reported before choosing, typing, or skipping something', () => {
		open( named( 'colour', 'why' ).map( ( each ) => ( { ...each, randomize: true } ) ) );
		wait( 60 );
		tab.switchTab( true );
		tab.leavePage();
		expect( tab.requests ).toEqual( [] );
	} );

	it( 'is reported while hidden, and after 30 seconds of rest, if something has changed', () => {
		open();
		tab.session.edit( { value: 'Red' } );
		wait( 29 );
		expect( reported() ).toEqual( [] );
		wait( 1 );
		expect( reported() ).toEqual( [ 'colour left 30' ] );
		tab.switchTab( true );
		tab.switchTab( false );
		tab.closeCard();
		expect( tab.requests ).toHaveLength( 1 );
	} );

	it( 'is reported three times at most, the last time only when leaving', () => {
		open( named( 'colour', 'pages', 'why', 'stars', 'score' ) );
		for ( let page = 0; page < 3; page++ ) {
			tab.session.skip();
			wait( 40 );
		}
		expect( tab.requests ).toHaveLength( 2 );
		tab.switchTab( true );
		tab.switchTab( false );
		tab.session.back();
		tab.leavePage();
		expect( tab.requests ).toHaveLength( 3 );
		expect( reported().at( -1 ) ).toBe( 'colour skipped 0, pages skipped 40, why skipped 40, stars left 40' );
	} );

	it( 'keeps one token on all pages of a tab, with the times of earlier pages', () => {
		open();
		wait( 2 );
		choose( 'Red' );
		wait( 3 );
		tab.openPage();
		wait( 4 );
		choose( [ 'Home' ] );
		tab.leavePage();
		expect( reported() ).toEqual( [
			'colour answered 2, pages left 3',
			'colour answered 2, pages answered 7, why left 0',
		] );
		expect( new Set( tab.reports.map( ( { token } ) => token ) ).size ).toBe( 1 );
	} );

	it( 'has another token in another tab', () => {
		open();
		tab.session.skip();
		tab.leavePage();
		const [ first ] = tab.reports;
		open();
		tab.session.skip();
		tab.leavePage();
		expect( tab.reports[ 0 ]?.token ).not.toBe( first?.token );
	} );

	it( 'has another token after the page has reset the survey', () => {
		open();
		choose( 'Red' );
		tab.closeCard();
		sessionStorage.removeItem( 'userfeedback-visit:userfeedback-survey-3' );
		tab.openPage();
		choose( 'Blue' );
		tab.leavePage();
		expect( new Set( tab.reports.map( ( { token } ) => token ) ).size ).toBe( 2 );
	} );

	it( 'is recorded in memory only without consent', () => {
		open( undefined, false );
		choose( 'Red' );
		tab.closeCard();
		expect( reported() ).toEqual( [ 'colour answered 0, pages left 0' ] );
		expect( sessionStorage ).toHaveLength( 0 );
	} );

	it( 'isn’t reported by a page from which the visit went on to another one', () => {
		open();
		choose( 'Red' );
		tab.switchTab( true );
		tab.switchTab( false );
		const key = Object.keys( sessionStorage ).find( ( name ) => name.endsWith( ':steps' ) ) ?? '';
		sessionStorage.setItem( key, '{"token":"of the other page","times":{}}' );
		choose( [ 'Home' ] );
		sessionStorage.setItem( key, '{"token":"of the other page","times":{}}' );
		tab.leavePage();
		expect( tab.requests ).toHaveLength( 1 );
		expect( sessionStorage.getItem( key ) ).toContain( 'of the other page' );
	} );
} );

describe( 'a visitor who finishes', () => {
	it( 'sends the visit with the answers, and no report', async () => {
		open( named( 'colour', 'why' ) );
		wait( 3 );
		choose( 'Red' );
		wait( 4 );
		tab.session.next();
		tab.switchTab( true );
		await settled();
		tab.leavePage();
		expect( tab.submitted.map( inWords ) ).toEqual( [ 'colour answered 3, why skipped 4' ] );
		expect( tab.requests ).toEqual( [] );
		expect( sessionStorage ).toHaveLength( 0 );
	} );

	it( 'is reported as finished after skipping every question', async () => {
		open( named( 'colour', 'why' ) );
		wait( 3 );
		tab.session.skip();
		wait( 4 );
		tab.session.skip();
		await settled();
		tab.leavePage();
		expect( reported() ).toEqual( [ 'colour skipped 3, why skipped 4' ] );
		expect( tab.reports[ 0 ]?.finished ).toBe( true );
		expect( tab.submitted ).toEqual( [ null ] );
	} );

	it( 'can change answers that weren’t sent, and leave then', async () => {
		open( named( 'colour', 'why' ) );
		tab.outcome = 'failed';
		choose( 'Red' );
		tab.session.edit( { value: 'Nice' } );
		tab.session.next();
		await settled();
		tab.session.edit( { value: 'Nicer' } );
		tab.leavePage();
		expect( tab.submitted.map( inWords ) ).toEqual( [ 'colour answered 0, why answered 0' ] );
		expect( reported() ).toEqual( [ 'colour answered 0, why left 0' ] );
	} );

	it( 'starts a new visit when answering again', async () => {
		open( named( 'colour', 'why' ) );
		choose( 'Red' );
		tab.session.next();
		await settled();
		tab.openPage();
		choose( 'Blue' );
		tab.leavePage();
		expect( tab.reports ).toHaveLength( 1 );
		expect( tab.reports[ 0 ]?.token ).not.toBe( tab.submitted[ 0 ]?.token );
	} );
} );

describe( 'the time of a question', () => {
	it( 'runs only while the page and the card can be seen', () => {
		open();
		wait( 2 );
		tab.isMinimized = true;
		wait( 10 );
		tab.isMinimized = false;
		tab.switchTab( true );
		wait( 10 );
		tab.switchTab( false );
		wait( 1 );
		choose( 'Red' );
		tab.leavePage();
		expect( reported() ).toEqual( [ 'colour answered 3, pages left 0' ] );
	} );

	it( 'is shared by the questions of a page, which are all left together', () => {
		open( [ ...named( 'colour' ), question( 'size', { page: 'colour' } ), ...named( 'why' ) ] );
		wait( 8 );
		tab.session.edit( { value: 'Red' }, 'colour' );
		tab.closeCard();
		expect( reported() ).toEqual( [ 'colour left 4, size left 4' ] );
	} );
} );

it( 'counts a question from which the visitor went back by the end of the visit', () => {
	open();
	choose( 'Red' );
	choose( [ 'Home' ] );
	tab.session.back();
	tab.session.back();
	tab.session.edit( { value: 'Blue' } );
	tab.leavePage();
	expect( reported() ).toEqual( [ 'colour left 0' ] );
} );

it( 'counts a statement as answered, and an empty text or table as skipped', () => {
	open( [
		question( 'intro', { type: 'statement' } ),
		question( 'table', { type: 'matrix', rows: [ { id: 'a', label: 'A' } ] } ),
		...named( 'why', 'colour' ),
	] );
	tab.session.next();
	choose( [ '' ] );
	choose( ' ' );
	tab.leavePage();
	expect( reported() ).toEqual( [ 'intro answered 0, table skipped 0, why skipped 0, colour left 0' ] );
} );

it( 'doesn’t record a survey without the setting', () => {
	open();
	const given = survey( named( 'colour' ) );
	const visit = { read: () => null, write: () => undefined };
	const store = { get: () => null, set: () => undefined, remove: () => undefined };
	expect( recordVisit( given, store, visit, cleanAnswers, () => undefined ) ).toBeUndefined();
} );
