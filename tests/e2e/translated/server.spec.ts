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

/** Country codes, and mail types that start with them, aren't text. */
const CODES = /^[A-Z]{2}$/;

/** Emails in this run: for a response, an hour, a day, a week, a test of it, and failed deliveries. */
const MAILS = 6;

const untranslated = ( texts: string[] ): string[] =>
	texts.flatMap( linesOf ).filter( ( line ) => isEnglish( line ) && ! CODES.test( line ) );

test( 'no email, error or other text of the server contains English', ( { site } ) => {
	const log = join( site.dir, 'wp-content/mail.log' );
	const before = readFileSync( log, 'utf8' ).length; // WordPress's emails for a new site.
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
