import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEnglish, linesOf } from '../support/translated/english';
import { test } from '../support/translated/site';
import { expect } from '../support/test';

interface Mail {
	to: string;
	subject: string;
	message: string;
}

/** Codes of countries, and the kinds of a mail that begin with them, are none. */
const CODES = /^[A-Z]{2}$/;

/** Those of this run: of a response, of an hour, of a day, of a week, a test of that, and of what does not get through. */
const MAILS = 6;

const untranslated = ( texts: string[] ): string[] =>
	texts.flatMap( linesOf ).filter( ( line ) => isEnglish( line ) && ! CODES.test( line ) );

test( 'no mail, no error and nothing else that the server says has a word of English', ( { site } ) => {
	const log = join( site.dir, 'wp-content/mail.log' );
	const before = readFileSync( log, 'utf8' ).length; // WordPress's own, of a new site.
	const script = join( import.meta.dirname, '../support/translated/say.php' );
	const said = JSON.parse(
		execFileSync( 'php', [ script, site.dir ], { encoding: 'utf8', maxBuffer: 2 ** 26 } )
			.trim()
			.split( '\n' )
			.at( -1 ) ?? ''
	) as Record< string, string[] >;

	const groups = Object.keys( said ).map( ( what ) => what.split( ' ' )[ 0 ] );
	for ( const kind of [ 'rule', 'problem', 'POST', 'health', 'privacy', 'exporter', 'abilities', 'block' ] ) {
		expect( groups, 'what is asked' ).toContain( kind );
	}
	expect( Object.entries( said ).filter( ( [ , texts ] ) => texts.join( '' ) === '' ) ).toEqual( [] );
	const found = Object.entries( said ).map( ( [ what, texts ] ) => [ what, untranslated( texts ) ] as const );
	expect( found.filter( ( [ , lines ] ) => lines.length > 0 ) ).toEqual( [] );

	const mails = readFileSync( log, 'utf8' )
		.slice( before )
		.trim()
		.split( '\n' )
		.map( ( line ) => JSON.parse( line ) as Mail );
	expect(
		mails.filter( ( { message } ) => message.startsWith( '<!DOCTYPE' ) || message.includes( '<html' ) ).length
	).toBe( MAILS - 1 );
	expect( mails.length ).toBe( 2 * MAILS );
	expect( mails.flatMap( ( { subject, message } ) => untranslated( [ subject, message ] ) ) ).toEqual( [] );
} );
