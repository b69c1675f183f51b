import { expect, it } from 'vitest';
import { answered } from './answered';
import { cookieJar } from './cookie-jar';
import type { Jar } from './cookies';
import { surveyMemory } from './survey-memory';

const NAME = 'userfeedback-survey-1';
const yes = (): boolean => true;

/** Keeps cookies as a browser does; null refuses them without a word. */
function browser( cookies: Map< string, string > | null ): Jar {
	return {
		get cookie() {
			return [ ...( cookies ?? [] ) ].map( ( pair ) => pair.join( '=' ) ).join( '; ' );
		},
		set cookie( line ) {
			const [ name = '', value = '' ] = ( line.split( ';' )[ 0 ] ?? '' ).split( '=' );
			if ( line.includes( 'max-age=0' ) ) {
				cookies?.delete( name );
			} else {
				cookies?.set( name, value );
			}
		},
	};
}

/** A frame that may not even ask. */
const forbidden: Jar = {
	get cookie(): string {
		throw new DOMException( 'denied', 'SecurityError' );
	},
	set cookie( _ ) {
		throw new DOMException( 'denied', 'SecurityError' );
	},
};

it.each( [
	[ 'may not be read', forbidden ],
	[ 'are refused', browser( null ) ],
] )( 'remembers for as long as the page lives where cookies %s', ( _, denied ) => {
	const jar = cookieJar( denied, yes );
	const memory = surveyMemory( jar, false );
	memory.submitted( NAME, 42 );
	memory.minimized( NAME, true );

	expect( answered( jar, NAME ) ).toBe( true );
	expect( memory.isMinimized( NAME, false ) ).toBe( true );
	memory.forget( NAME );
	expect( answered( jar, NAME ) ).toBe( null );
	expect( memory.isMinimized( NAME, true ) ).toBe( true );
} );

it( 'stores nothing before the visitor agrees, and then what was said last', () => {
	const cookies = new Map< string, string >();
	let agreed = false;
	const jar = cookieJar( browser( cookies ), () => agreed );
	const memory = surveyMemory( jar, false );
	memory.shown( NAME );
	memory.submitted( NAME, 42 );

	jar.settle();
	expect( cookies.size ).toBe( 0 );
	agreed = true;
	jar.settle();
	expect( cookies.size ).toBe( 1 );
	expect( answered( browser( cookies ), NAME ) ).toBe( true );
	memory.forget( NAME );
	expect( cookies.size ).toBe( 0 );
	expect( answered( jar, NAME ) ).toBe( null );
} );

it( 'reads what other pages have stored', () => {
	const cookies = new Map< string, string >();
	surveyMemory( browser( cookies ), false ).submitted( NAME, 7 );

	expect(
		answered(
			cookieJar( browser( cookies ), () => false ),
			NAME
		)
	).toBe( true );
} );
