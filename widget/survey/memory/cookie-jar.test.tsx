import { afterEach, beforeEach, expect, it } from 'vitest';
import { cookies } from '../../shared/memory/cookies';
import type { Cookies } from '../../shared/memory/cookies';
import { safeJar } from '../../shared/memory/jar';
import { readAnswered, forgetSurvey } from '../../shared/memory/survey-cookies';
import { readStoredState } from '../../shared/page/stored-state';
import { cookieJar } from './cookie-jar';
import { surveyMemory } from './survey-memory';

const NAME = 'userfeedback-survey-1';
const yes = (): boolean => true;
const browser = (): Cookies => cookies;

beforeEach( () => {
	cookies.remove( NAME );
	cookies.remove( `${ NAME }-minimized` );
} );

afterEach( () => {
	Reflect.deleteProperty( document, 'cookie' ); // Override set by a test.
	localStorage.clear();
	sessionStorage.clear();
} );

/** A frame where even access throws. */
function forbid(): void {
	const denied = (): never => {
		throw new DOMException( 'denied', 'SecurityError' );
	};
	Object.defineProperty( document, 'cookie', { configurable: true, get: denied, set: denied } );
}

/** Simulates a browser whose owner refuses cookies: it reports no error. */
function refuse(): void {
	Object.defineProperty( document, 'cookie', { configurable: true, get: () => '', set: () => undefined } );
}

it.each( [
	[ 'may not be read', forbid ],
	[ 'are refused', refuse ],
] )( 'remembers until the page closes if cookies %s', ( _, deny ) => {
	deny();
	const jar = cookieJar( browser, yes );
	const memory = surveyMemory( jar );
	memory.submitted( NAME, 42 );
	memory.minimized( NAME, true );

	expect( readAnswered( jar, NAME ) ).toBe( true );
	expect( memory.isMinimized( NAME, false ) ).toBe( true );
	memory.forget( NAME );
	expect( readAnswered( jar, NAME ) ).toBe( null );
	expect( memory.isMinimized( NAME, true ) ).toBe( true );
} );

it( 'stores nothing before consent, and then only the latest state', () => {
	let agreed = false;
	const jar = cookieJar( browser, () => agreed );
	const memory = surveyMemory( jar );
	memory.shown( NAME );
	memory.submitted( NAME, 42 );

	jar.settle();
	expect( document.cookie ).toBe( '' );
	agreed = true;
	jar.settle();
	expect( document.cookie.split( '; ' ) ).toHaveLength( 1 );
	expect( readAnswered( cookies, NAME ) ).toBe( true );
	memory.forget( NAME );
	expect( document.cookie ).toBe( '' );
	expect( readAnswered( jar, NAME ) ).toBe( null );
} );

it( 'clears stored data even for a visitor who has not consented', () => {
	surveyMemory( cookieJar( browser, yes ) ).submitted( NAME, 42 );
	const jar = cookieJar( browser, () => false );

	surveyMemory( jar ).forget( NAME );

	expect( readAnswered( jar, NAME ) ).toBe( null );
	expect( document.cookie ).toBe( '' );
} );

it( 'reads what other pages have stored', () => {
	surveyMemory( cookieJar( browser, yes ) ).submitted( NAME, 7 );

	expect(
		readAnswered(
			cookieJar( browser, () => false ),
			NAME
		)
	).toBe( true );
} );

it( 'remembers until the page closes if the loader provides no cookies', () => {
	const jar = cookieJar( () => undefined, yes );
	surveyMemory( jar ).submitted( NAME, 7 );

	expect( readAnswered( jar, NAME ) ).toBe( true );
	expect( document.cookie ).toBe( '' );
} );

// Each page asked again, though the browser's storage was available.
it.each( [
	[ 'may not be read', forbid ],
	[ 'are refused', refuse ],
] )( 'remembers for the next page in storage if cookies %s', ( _, deny ) => {
	deny();
	surveyMemory( cookieJar( browser, yes ) ).submitted( NAME, 42 );
	surveyMemory( cookieJar( browser, yes ) ).closed( NAME, 0 );
	const loader = safeJar( cookies ); // The next page's, before it has the bundle.

	expect( readStoredState( loader, NAME ) ).toEqual( { answered: true, closed: true } );
	expect( localStorage.getItem( NAME ) ).toContain( 'true' );
	expect( sessionStorage.getItem( `${ NAME }-minimized` ) ).toBe( '2' );
	forgetSurvey( loader, NAME );
	expect( readStoredState( loader, NAME ) ).toEqual( { answered: null, closed: false } );
} );

it( 'puts nothing in storage if cookies work, or before consent', () => {
	surveyMemory( cookieJar( browser, yes ) ).submitted( NAME, 42 );
	expect( localStorage.length ).toBe( 0 );

	refuse();
	surveyMemory( cookieJar( browser, () => false ) ).submitted( NAME, 42 );
	expect( localStorage.length ).toBe( 0 );
} );
