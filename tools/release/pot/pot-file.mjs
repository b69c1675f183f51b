/**
 * Writes messages as a gettext template. It contains no dates, machine names, or line numbers, so the file changes only when a
 * string changes.
 */
import { hasPlaceholder } from './placeholders.mjs';

/** @typedef {import('./collect.mjs').Message} Message */

const HEADER = `# Copyright (C) the UserFeedback contributors
# This file is distributed under the GPL-2.0-or-later.
msgid ""
msgstr ""
"Project-Id-Version: UserFeedback\\n"
"PO-Revision-Date: YEAR-MO-DA HO:MI+ZONE\\n"
"Last-Translator: FULL NAME <EMAIL@ADDRESS>\\n"
"Language-Team: LANGUAGE <LL@li.org>\\n"
"Language: \\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\\n"
"X-Domain: userfeedback\\n"
`;

/** @param {Message[]} messages */
export function potFile( messages ) {
	const sorted = [ ...messages ].sort(
		( a, b ) => order( a.text, b.text ) || order( a.context ?? '', b.context ?? '' )
	);
	return [ HEADER, ...sorted.map( entry ) ].join( '\n' );
}

/** @param {Message} message */
function entry( { text, plural, context, comments, paths } ) {
	const lines = [
		...[ ...comments ].map( ( comment ) => `#. ${ comment }` ),
		...[ ...paths ].map( ( path ) => `#: ${ path }` ),
		...( hasPlaceholder( text, plural ) ? [ `#, ${ formats( [ ...paths ] ).join( ', ' ) }` ] : [] ),
		...( context === null ? [] : [ `msgctxt ${ quoted( context ) }` ] ),
		`msgid ${ quoted( text ) }`,
		...( plural === null
			? [ 'msgstr ""' ]
			: [ `msgid_plural ${ quoted( plural ) }`, 'msgstr[0] ""', 'msgstr[1] ""' ] ),
	];
	return `${ lines.join( '\n' ) }\n`;
}

/** @param {string[]} paths */
function formats( paths ) {
	const php = paths.filter( ( path ) => path.endsWith( '.php' ) ).length;
	return [ ...( php > 0 ? [ 'php-format' ] : [] ), ...( php < paths.length ? [ 'js-format' ] : [] ) ];
}

/**
 * Quotes a text. Like gettext, it writes multiline text as an empty string followed by one string per line.
 *
 * @param {string} text
 */
function quoted( text ) {
	const strings = text.split( /(?<=\n)(?!$)/ ).map( escaped );
	return strings.length === 1 ? strings.join() : [ '""', ...strings ].join( '\n' );
}

const ESCAPES = new Map( [
	[ '\\', '\\\\' ],
	[ '"', '\\"' ],
	[ '\n', '\\n' ],
	[ '\r', '\\r' ],
	[ '\t', '\\t' ],
] );

/** @param {string} text */
function escaped( text ) {
	return `"${ text.replace( /[\\"\n\r\t]/g, ( sign ) => ESCAPES.get( sign ) ?? sign ) }"`;
}

/**
 * Compares by code unit, which gives the same order on every machine, unlike a locale.
 *
 * @param {string} a
 * @param {string} b
 */
function order( a, b ) {
	if ( a === b ) return 0;
	return a < b ? -1 : 1;
}
