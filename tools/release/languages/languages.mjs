/**
 * languages/*.po → what WordPress reads: a file for PHP and one for each built script, beside them.
 *
 * `node tools/release/languages/languages.mjs` writes; `--check` reports faults of translations and of the English wording,
 * `--whole` also untranslated strings, and both exit 1 then.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from './files.mjs';
import { FOLDER, languages, template } from './po.mjs';
import { glossaryProblems } from './glossary.mjs';
import { problems } from './problems.mjs';
import { wordingProblems } from './wording.mjs';

const MADE = /^userfeedback-.*\.(?:l10n\.php|json)$/;

const messages = template();
const isWhole = process.argv.includes( '--whole' );

if ( isWhole || process.argv.includes( '--check' ) ) {
	const found = languages()
		.flatMap( ( language ) => [ ...problems( language, messages ), ...glossaryProblems( language ) ] )
		.filter( ( problem ) => isWhole || ! problem.includes( ': not translated: ' ) );
	found.push( ...wordingProblems( messages ) );
	for ( const problem of found ) console.error( problem );
	process.exitCode = found.length > 0 ? 1 : 0;
} else {
	for ( const file of readdirSync( FOLDER ) ) {
		if ( MADE.test( file ) ) rmSync( join( FOLDER, file ) );
	}
	for ( const language of languages() ) write( language );
}

/** @param {import('./po.mjs').Language} language */
function write( language ) {
	const files = filesOf( language, messages );
	for ( const { name, content } of files ) writeFileSync( join( FOLDER, name ), content );
	console.log(
		`${ language.locale }: ${ String( language.messages.size ) } strings, ${ String( files.length - 1 ) } scripts.`
	);
}
