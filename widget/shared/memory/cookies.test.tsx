import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it } from 'vitest';
import { cookieJar } from '../../survey/memory/cookie-jar';
import { cookies } from './cookies';

const NAME = 'userfeedback-survey-1';
const VALUES = [ '1', '{"submitted":true,"last_response_id":42}', 'semi;colon, comma', 'ümlaut 🙂 %41', '' ];

/** A site's own scripts may read or write the same cookies, usually with this package. */
describe( 'js-cookie without changes', () => {
	const jar = cookieJar(
		() => cookies,
		() => true
	);

	beforeEach( () => {
		Cookies.remove( NAME );
	} );

	it.each( VALUES )( 'reads what we wrote: %s', ( value ) => {
		jar.set( NAME, value );

		expect( Cookies.get( NAME ) ).toBe( value );
	} );

	it.each( VALUES )( 'writes what we can read: %s', ( value ) => {
		Cookies.set( NAME, value );

		expect( jar.get( NAME ) ).toBe( value );
	} );
} );
