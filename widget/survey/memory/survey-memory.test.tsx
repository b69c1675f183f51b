import { afterEach, describe, expect, it, vi } from 'vitest';
import cases from '../../../tests/fixtures/memory.json';
import { cookies } from '../../shared/memory/cookies';
import { readAnswered } from '../../shared/memory/survey-cookies';
import { VISIT_KEY } from '../../shared/memory/visit-key';
import { readStoredState } from '../../shared/page/stored-state';
import { Jar } from '../../testing';
import { cookieJar } from './cookie-jar';
import { surveyMemory } from './survey-memory';

const NAME = 'userfeedback-survey-1';

afterEach( () => {
	vi.unstubAllGlobals();
	localStorage.clear();
	sessionStorage.clear();
} );

describe( 'the state in a cookie', () => {
	it.each( cases )( '$name', ( { cookies: text, seen, submitted } ) => {
		vi.stubGlobal( 'document', { cookie: text } );

		expect( readAnswered( cookies, NAME ) ).toBe( seen ? submitted : null );
	} );
} );

describe( 'the memory of this browser', () => {
	it( 'stores an answer for a year, site-wide, and only over HTTPS on HTTPS sites', () => {
		const lines: string[] = [];
		vi.stubGlobal( 'document', {
			get cookie() {
				return '';
			},
			set cookie( line: string ) {
				lines.push( line );
			},
		} );
		for ( const protocol of [ 'http:', 'https:' ] ) {
			vi.stubGlobal( 'location', { protocol } );
			const jar = cookieJar(
				() => cookies,
				() => true
			);
			surveyMemory( jar ).submitted( NAME, 42 );
		}

		const [ http = '', https = '' ] = lines;
		expect( http ).toMatch( /^userfeedback-survey-1=[^;]+;path=\/;samesite=lax;max-age=31536000$/ );
		expect( https ).toMatch( /;samesite=lax;secure;/ );
	} );

	it( 'remembers that a survey was shown, without overwriting an answer', () => {
		const jar = new Jar();
		const memory = surveyMemory( jar );

		expect( readAnswered( jar, NAME ) ).toBe( null );
		memory.shown( NAME );
		expect( readAnswered( jar, NAME ) ).toBe( false );
		memory.submitted( NAME, 42 );
		memory.shown( NAME );
		expect( readAnswered( jar, NAME ) ).toBe( true );
		expect( jar.get( NAME ) ).toContain( '"last_response_id":42' );
	} );

	it( 'remembers whether the card was minimized or opened again', () => {
		const memory = surveyMemory( new Jar() );

		expect( memory.isMinimized( NAME, false ) ).toBe( false );
		memory.minimized( NAME, true );
		expect( memory.isMinimized( NAME, false ) ).toBe( true );
		memory.minimized( NAME, false );
		expect( memory.isMinimized( NAME, false ) ).toBe( false );
	} );

	it( 'uses the owner’s setting until the visitor decides', () => {
		const memory = surveyMemory( new Jar() );
		expect( memory.isMinimized( NAME, true ) ).toBe( true );
		memory.minimized( NAME, false );
		expect( memory.isMinimized( NAME, true ) ).toBe( false );
	} );

	it( 'remembers a closed survey for the browser session or the days the owner set', () => {
		const jar = new Jar();
		const memory = surveyMemory( jar );
		memory.minimized( NAME, true );
		expect( readStoredState( jar, NAME ).closed ).toBe( false );

		memory.closed( NAME, 0 );
		expect( [ jar.get( `${ NAME }-minimized` ), jar.days[ `${ NAME }-minimized` ] ] ).toEqual( [ '2', 0 ] );
		memory.closed( NAME, 30 );
		expect( [ jar.get( `${ NAME }-minimized` ), jar.days[ `${ NAME }-minimized` ] ] ).toEqual( [ '2', 30 ] );
		expect( readStoredState( jar, NAME ).closed ).toBe( true );
		expect( memory.isMinimized( NAME, true ) ).toBe( false ); // Open if the page requests it.
	} );

	it( 'resumes what was started in this tab unless the survey was answered since', () => {
		const jar = new Jar();
		const memory = surveyMemory( jar );
		const begun = ( drafts: object ): void =>
			sessionStorage.setItem(
				VISIT_KEY + NAME,
				JSON.stringify( { version: 1, seed: 5, path: [ 'a' ], drafts } )
			);
		memory.shown( NAME );
		expect( readStoredState( jar, NAME ).answered ).toBe( false );

		begun( {} ); // Only the order of shuffled options.
		expect( readStoredState( jar, NAME ).answered ).toBe( false );
		begun( { a: { value: 'Red', comments: '', name: '' } } );
		expect( readStoredState( jar, NAME ).answered ).toBe( null );

		memory.submitted( NAME, 42 );
		expect( readStoredState( jar, NAME ).answered ).toBe( true );
	} );

	it( 'hides a survey on the page only for what happened elsewhere', () => {
		const jar = new Jar();
		const memory = surveyMemory( jar );
		const shown = ( isBegun: boolean, isOutdated = false ): Parameters< typeof readStoredState >[ 2 ] => ( {
			isBegun: () => isBegun,
			isOutdated: () => isOutdated,
		} );
		memory.shown( NAME );
		expect( readStoredState( jar, NAME, shown( false ) ) ).toEqual( { answered: null, closed: false } );

		memory.submitted( NAME, 42 );
		memory.closed( NAME, 0 );
		expect( readStoredState( jar, NAME, shown( false ) ) ).toEqual( { answered: true, closed: true } );
		expect( readStoredState( jar, NAME, shown( true ) ) ).toEqual( { answered: null, closed: false } );
		expect( readStoredState( jar, NAME, shown( true, true ) ) ).toEqual( { answered: true, closed: true } );
	} );

	it( 'forgets one survey and nothing else', () => {
		const jar = new Jar();
		const memory = surveyMemory( jar );
		jar.set( 'other', '1' );
		memory.submitted( NAME, 42 );
		memory.minimized( NAME, true );

		memory.forget( NAME );

		expect( jar.names() ).toEqual( [ 'other' ] );
	} );
} );
