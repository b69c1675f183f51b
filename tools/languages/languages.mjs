/**
 * languages/*.po → what WordPress reads: a file for PHP and one for each built script, beside them.
 *
 * `node tools/languages/languages.mjs` writes; `--check` says what is wrong with a translation, `--whole` also what is
 * missing, and both exit 1 then.
 */
import { createHash } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDER, languages, template } from './po.mjs';
import { problems } from './problems.mjs';

const MADE = /^userfeedback-.*\.(?:l10n\.php|json)$/;

const messages = template();
const isWhole = process.argv.includes( '--whole' );

if ( isWhole || process.argv.includes( '--check' ) ) {
	const found = languages()
		.flatMap( ( language ) => problems( language, messages ) )
		.filter( ( problem ) => isWhole || ! problem.includes( ': not translated: ' ) );
	for ( const problem of found ) console.error( problem );
	process.exitCode = found.length > 0 ? 1 : 0;
} else {
	for ( const file of readdirSync( FOLDER ) ) {
		if ( MADE.test( file ) ) rmSync( join( FOLDER, file ) );
	}
	for ( const language of languages() ) write( language );
}

/** @param {import('./po.mjs').Language} language */
function write( { locale, pluralForms, messages: translated } ) {
	/** @type {Map<string, Record<string, string[]>>} */
	const scripts = new Map();
	const lines = [];
	for ( const { key, files } of messages.values() ) {
		const forms = translated.get( key )?.forms.filter( ( form ) => form !== '' ) ?? [];
		if ( forms.length === 0 ) continue;
		for ( const script of files.filter( ( file ) => file.endsWith( '.js' ) ) ) {
			scripts.set( script, { ...scripts.get( script ), [ key ]: forms } );
		}
		if ( files.some( ( file ) => file.endsWith( '.php' ) ) ) {
			lines.push( `\t${ literal( key ) } => ${ forms.map( literal ).join( ' . "\\0" . ' ) },` );
		}
	}
	writeFileSync(
		join( FOLDER, `userfeedback-${ locale }.l10n.php` ),
		`<?php\nreturn array( 'language' => ${ literal( locale ) }, 'plural-forms' => ${ literal( pluralForms ) }, 'messages' => array(\n${ lines.join( '\n' ) }\n) );\n`
	);
	for ( const [ script, entries ] of scripts ) {
		const name = createHash( 'md5' ).update( script ).digest( 'hex' );
		const head = { domain: 'messages', lang: locale, 'plural-forms': pluralForms };
		writeFileSync(
			join( FOLDER, `userfeedback-${ locale }-${ name }.json` ),
			JSON.stringify( { domain: 'messages', locale_data: { messages: { '': head, ...entries } } } )
		);
	}
	console.log( `${ locale }: ${ String( translated.size ) } strings, ${ String( scripts.size ) } scripts.` );
}

/** @param {string} text */
function literal( text ) {
	return `'${ text.replaceAll( '\\', '\\\\' ).replaceAll( "'", "\\'" ) }'`;
}
