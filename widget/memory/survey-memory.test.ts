import { describe, expect, it } from 'vitest';
import cases from '../../tests/fixtures/memory.json';
import { Jar } from '../testing';
import { answered } from './answered';
import { surveyMemory } from './survey-memory';

const NAME = 'userfeedback-survey-1';

describe( 'what a cookie says', () => {
	it.each( cases )( '$name', ( { cookies, seen, submitted } ) => {
		expect( answered( { cookie: cookies }, NAME ) ).toBe( seen ? submitted : null );
	} );
} );

describe( 'what this browser remembers', () => {
	it( 'keeps an answer for a year, for the whole site, and only with https where there is https', () => {
		const [ http, https ] = [ new Jar(), new Jar() ];
		surveyMemory( http, false ).submitted( NAME, 42 );
		surveyMemory( https, true ).submitted( NAME, 42 );

		const line = `${ NAME }=%7B%22submitted%22%3Atrue%2C%22last_response_id%22%3A42%7D;path=/;max-age=31536000;SameSite=Lax`;
		expect( http.lines ).toEqual( [ line ] );
		expect( https.lines ).toEqual( [ `${ line };Secure` ] );
	} );

	it( 'keeps that a survey was shown, and an answer over it', () => {
		const jar = new Jar();
		const memory = surveyMemory( jar, false );

		expect( answered( jar, NAME ) ).toBe( null );
		memory.shown( NAME );
		expect( answered( jar, NAME ) ).toBe( false );
		memory.submitted( NAME, 42 );
		memory.shown( NAME );
		expect( answered( jar, NAME ) ).toBe( true );
		expect( decodeURIComponent( jar.cookie ) ).toContain( '"last_response_id":42' );
	} );

	it( 'keeps whether the card was minimised, and that it was opened again', () => {
		const memory = surveyMemory( new Jar(), false );

		expect( memory.isMinimized( NAME, false ) ).toBe( false );
		memory.minimized( NAME, true );
		expect( memory.isMinimized( NAME, false ) ).toBe( true );
		memory.minimized( NAME, false );
		expect( memory.isMinimized( NAME, false ) ).toBe( false );
	} );

	it( 'starts as the owner wants it until the visitor has decided', () => {
		const memory = surveyMemory( new Jar(), false );
		expect( memory.isMinimized( NAME, true ) ).toBe( true );
		memory.minimized( NAME, false );
		expect( memory.isMinimized( NAME, true ) ).toBe( false );
	} );

	it( 'forgets a survey, and nothing else', () => {
		const jar = new Jar();
		const memory = surveyMemory( jar, false );
		jar.cookie = 'other=1';
		memory.submitted( NAME, 42 );
		memory.minimized( NAME, true );

		memory.forget( NAME );

		expect( jar.cookie ).toBe( 'other=1' );
	} );
} );
