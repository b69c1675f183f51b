import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LinkVisit } from '../../../src/contract/types';
import { named } from '../../testing';
import { inWords, Tab } from './testing';

const TOKEN = '0a0a0a0a-0b0b-0c0c-0d0d-0e0e0e0e0e0e';

const draft = ( value: string | number ) => ( { value, comments: '', name: '' } );

const STARTED: LinkVisit = {
	token: TOKEN,
	started: {
		path: [ 'colour', 'stars', 'why' ],
		drafts: { colour: draft( 'Red' ), stars: draft( 4 ) },
		times: { colour: 5, stars: 6, why: 7 },
	},
};

let tab: Tab;

/** Opens a link in a new tab. */
const open = ( link: LinkVisit | undefined, mayStore = true ): void => {
	tab = new Tab( named( 'colour', 'stars', 'why' ), mayStore, true );
	tab.link = link;
	tab.openPage();
};

const note = () => document.querySelector< HTMLElement >( '.userfeedback-restored' );

const settled = async (): Promise< void > => {
	for ( let turn = 0; turn < 5; turn++ ) {
		await Promise.resolve();
	}
};

beforeEach( () => {
	vi.useFakeTimers();
	document.body.innerHTML = '<p class="userfeedback-restored" hidden></p>';
} );

afterEach( () => {
	tab.close();
	vi.useRealTimers();
	document.body.innerHTML = '';
} );

describe( 'a single-use link', () => {
	it( 'continues the visit of another device', async () => {
		open( STARTED );
		expect( tab.session.question()?.id ).toBe( 'why' );
		expect( tab.session.isBegun() ).toBe( true );
		expect( note()?.hidden ).toBe( false );

		tab.session.back();
		expect( tab.session.flow().drafts[ 'stars' ]?.value ).toBe( 4 );
		tab.session.next();
		vi.advanceTimersByTime( 3_000 );
		tab.session.next();
		expect( tab.submitted ).toMatchObject( [ { token: TOKEN } ] );
		expect( tab.submitted.map( inWords ) ).toEqual( [ 'colour answered 5, stars answered 6, why skipped 10' ] );
		await settled();
		expect( note() ).toBeNull();
		expect( tab.requests ).toEqual( [] );
	} );

	it( 'reports nothing while its visitor only looks', () => {
		open( STARTED );
		vi.advanceTimersByTime( 60_000 );
		tab.leavePage();
		expect( tab.requests ).toEqual( [] );
	} );

	it( 'identifies a visit that starts here', () => {
		open( { token: TOKEN } );
		expect( tab.session.question()?.id ).toBe( 'colour' );
		expect( note()?.hidden ).toBe( true );
		tab.session.edit( { value: 'Blue' } );
		tab.leavePage();
		expect( tab.reports ).toMatchObject( [ { token: TOKEN, answers: [ { value: 'Blue' } ] } ] );
	} );

	it( 'keeps what the tab has of the same visit', () => {
		open( { token: TOKEN } );
		tab.session.edit( { value: 'Blue' } );
		tab.link = STARTED;
		tab.openPage();
		expect( tab.session.question()?.id ).toBe( 'colour' );
		expect( tab.session.flow().drafts[ 'colour' ]?.value ).toBe( 'Blue' );
	} );

	it( 'doesn’t get the answers of another link in the same tab', () => {
		open( STARTED );
		tab.session.edit( { value: 'Because.' } );
		tab.link = { token: TOKEN.replaceAll( '0a', '0f' ) };
		tab.openPage();
		expect( tab.session.flow().drafts ).toEqual( {} );
		tab.session.skip();
		tab.leavePage();
		expect( tab.reports.map( ( { token } ) => token ) ).toEqual( [ TOKEN, tab.link.token ] );
		expect( tab.reports.map( inWords ).at( -1 ) ).toBe( 'colour skipped 0, stars left 0' );
	} );

	it( 'restores answers in memory without consent', () => {
		open( STARTED, false );
		expect( tab.session.flow().drafts[ 'colour' ]?.value ).toBe( 'Red' );
		expect( sessionStorage ).toHaveLength( 0 );
	} );
} );
