/**
 * Counts the cases that the generated tests ran: tests/php/Support/Cases/CaseCount writes one line each, and a run prints the
 * total.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL } from '../../dev/setup/paths.mjs';

const FOLDER = join( LOCAL, 'test' );

export function forgetCases() {
	for ( const file of files() ) rmSync( file );
}

export function printCases() {
	for ( const file of files() ) console.log( `  ${ readFileSync( file, 'utf8' ).trim() }` );
}

function files() {
	if ( ! existsSync( FOLDER ) ) return [];
	return readdirSync( FOLDER )
		.filter( ( name ) => /^cases-.*\.txt$/.test( name ) )
		.map( ( name ) => join( FOLDER, name ) );
}
