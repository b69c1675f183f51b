import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cutLanguages } from './cut-languages.mjs';

/** @type {string} */
let dir;

beforeEach( () => {
	dir = mkdtempSync( join( tmpdir(), 'userfeedback-languages-' ) );
	for ( const folder of [ 'includes', 'build/admin', 'languages' ] )
		mkdirSync( join( dir, folder ), { recursive: true } );
	put(
		'includes/Rooms.php',
		"<?php __( 'It\\'s here', 'userfeedback' ); _n( '%s day', '%s days', $n, 'userfeedback' );"
	);
	put(
		'build/admin/index.js',
		'(0,n.__)("Say \\"no\\" \\u2026","userfeedback"),(0,n.__)("One\\nTwo","userfeedback")'
	);
} );

afterEach( () => {
	rmSync( dir, { recursive: true } );
} );

/**
 * @param {string} name
 * @param {string} text
 */
function put( name, text ) {
	writeFileSync( join( dir, name ), text );
}

const cut = ( /** @type {string} */ name, /** @type {string} */ text ) => {
	put( name, text );
	cutLanguages( dir );
	return readFileSync( join( dir, name ), 'utf8' );
};

test( 'a template keeps its header and the strings in use', () => {
	const head = '# Copyright\nmsgid ""\nmsgstr ""\n"X-Domain: userfeedback\\n"';
	const said = [
		'#. translators: days\nmsgid "%s day"\nmsgid_plural "%s days"\nmsgstr[0] ""\nmsgstr[1] ""',
		'msgid "Say \\"no\\" …"\nmsgstr ""',
		'msgid ""\n"One\\n"\n"Two"\nmsgstr ""',
	];

	const text = cut(
		'languages/userfeedback.pot',
		[ head, said[ 0 ], 'msgid "Upgrade now"\nmsgstr ""', ...said.slice( 1 ) ].join( '\n\n' )
	);

	expect( text ).toBe( [ head, ...said ].join( '\n\n' ) );
} );

test( 'WordPress can read what remains of a language', () => {
	cut(
		'languages/userfeedback-de_DE.l10n.php',
		"<?php\nreturn array( 'language' => 'de_DE', 'messages' => array(\n\t'%s day' => '%s Tag' . \"\\0\" . '%s Tage',\n\t'It\\'s here' => 'Da',\n\t'Upgrade now' => 'Jetzt',\n) );\n"
	);
	const read = execFileSync(
		'php',
		[ '-r', 'echo json_encode( require $argv[1] );', join( dir, 'languages/userfeedback-de_DE.l10n.php' ) ],
		{
			encoding: 'utf8',
		}
	);

	expect( JSON.parse( read ) ).toEqual( {
		language: 'de_DE',
		messages: { '%s day': '%s Tag\0%s Tage', "It's here": 'Da' },
	} );
} );

test( 'script translations keep their header and the strings in use', () => {
	const messages = {
		'': { lang: 'de_DE' },
		'Say "no" …': [ 'Nein' ],
		'One\nTwo': [ 'Eins' ],
		'Upgrade now': [ 'Jetzt' ],
	};

	const text = cut(
		'languages/userfeedback-de_DE-1.json',
		JSON.stringify( { domain: 'messages', locale_data: { messages } } )
	);

	expect( JSON.parse( text ) ).toEqual( {
		domain: 'messages',
		locale_data: { messages: { '': { lang: 'de_DE' }, 'Say "no" …': [ 'Nein' ], 'One\nTwo': [ 'Eins' ] } },
	} );
} );
