import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../dev/setup/paths.mjs';
import { clauses } from './clauses.mjs';

const TITLE = /\b(?:it|test|describe)(?:\.each\([^`]*?\)|\.\w+)?\(\s*(['`])((?:\\.|(?!\1).)*)\1|function test_(\w+)/gs;
const LONGEST_TITLE = 80;

/** @param {string} code */
function longTitles( code ) {
	return [ ...code.matchAll( TITLE ) ]
		.map( ( [ , , title, method ] ) => title ?? method ?? '' )
		.filter( ( title ) => title.length > LONGEST_TITLE );
}

const FILES = [ 'bin', 'includes', 'src', 'tests', 'tools', 'widget' ].flatMap( ( folder ) =>
	readdirSync( join( ROOT, folder ), { recursive: true, encoding: 'utf8' } )
		.filter( ( file ) => /\.(php|tsx?|mjs)$/.test( file ) )
		.map( ( file ) => `${ folder }/${ file }` )
);

/**
 * @param {(code: string) => string[]} faults
 * @param {string[]} files
 */
function found( faults, files ) {
	return files.flatMap( ( file ) =>
		faults( readFileSync( join( ROOT, file ), 'utf8' ) ).map( ( text ) => `${ file }: ${ text }` )
	);
}

test.each( [
	[ '/** Of the manual. */', 1 ],
	[ '/**\n * What it says,\n * in words.\n */', 1 ],
	[ 'call(); // Which one it is.', 1 ],
	[ '// What is it called?', 0 ],
	[ '/** Deletes what is left. */', 0 ],
	[ "const url = 'https://What.example/';", 0 ],
] )( '%s has this number of comments that start with a clause: %i', ( code, count ) => {
	expect( clauses( code ) ).toHaveLength( count );
} );

test.each( [
	[ `it( '${ 'a'.repeat( 80 ) }', () => {`, 0 ],
	[ `it( '${ 'a'.repeat( 81 ) }', () => {`, 1 ],
	[ `test.each( [ 1 ] )( \`${ 'a'.repeat( 81 ) }\`, () => {`, 1 ],
	[ `public function test_${ 'a'.repeat( 81 ) }(): void {`, 1 ],
] )( 'finds the titles of tests that are too long', ( code, count ) => {
	expect( longTitles( code ) ).toHaveLength( count );
} );

test( 'no comment starts with a relative clause', () => {
	expect( FILES.length ).toBeGreaterThan( 2000 );
	expect(
		found(
			clauses,
			FILES.filter( ( file ) => ! file.endsWith( 'plain-words.test.mjs' ) )
		)
	).toEqual( [] );
} );

test( 'strings have curly apostrophes, except in two sentences of the specification', () => {
	const strings =
		readFileSync( join( ROOT, 'languages/userfeedback.pot' ), 'utf8' ).match( /^msgid(?:_plural)? ".+/gm ) ?? [];
	expect( strings.length ).toBeGreaterThan( 3000 );
	expect(
		strings.filter(
			( text ) => /\w'\w|s' /.test( text ) && ! /"(?:We're sorry|The Survey can't be published)/.test( text )
		)
	).toEqual( [] );
} );

test( 'no title of a test is longer than 80 characters', () => {
	const tests = FILES.filter( ( file ) => /(?:\.test\.tsx?|\.spec\.ts|\.test\.mjs|Test\.php)$/.test( file ) );
	expect( tests.length ).toBeGreaterThan( 400 );
	expect( found( longTitles, tests ) ).toEqual( [] );
} );

/** Quoted `colour` is a format in the contract, and `licence_ends-` begins ids that sites store. */
const BRITISH =
	/(?<!')colour|colour(?!')|behaviour|catalogue|centre|favour|grey|initialis|label(?:led|ling)(?!by)|licence(?!_ends-)|neighbour|normalis|optimis(?!t)/gi;

test( 'code uses US spelling', () => {
	expect(
		found(
			( code ) => code.match( BRITISH ) ?? [],
			FILES.filter(
				( file ) => ! /^tests\/|\.test\.|^widget\/testing\.ts$|\/(?:trialware|wording)\.mjs$/.test( file )
			)
		)
	).toEqual( [] );
} );
