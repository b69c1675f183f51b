/** Reads the template and what translators wrote. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { po } from 'gettext-parser';
import { ROOT } from '../../dev/setup/paths.mjs';

export const FOLDER = join( ROOT, 'languages' );
const NAME = /^userfeedback-([A-Za-z_]+)\.po$/;

/**
 * @typedef {object} Message
 * @property {string} key as WordPress looks it up: its context before its text, where it has one
 * @property {string} text
 * @property {string | null} plural
 * @property {string[]} files that have it; in the template alone
 * @property {string[]} forms of the translation, one without a plural; empty in the template
 */

/**
 * @typedef {object} Language
 * @property {string} locale
 * @property {string} pluralForms
 * @property {Map<string, Message>} messages
 */

/** @returns {Map<string, Message>} of the template, which `npm run pot` writes. */
export function template() {
	return read( 'userfeedback.pot' ).messages;
}

/** @returns {Language[]} each that has a file. */
export function languages() {
	return readdirSync( FOLDER )
		.sort()
		.flatMap( ( file ) => {
			const locale = NAME.exec( file )?.[ 1 ];
			return locale === undefined ? [] : [ { locale, ...read( file ) } ];
		} );
}

/** @param {string} file */
function read( file ) {
	return parsed( readFileSync( join( FOLDER, file ), 'utf8' ) );
}

/** @param {string} text of a translation, or of a template */
export function parsed( text ) {
	const { headers, translations } = po.parse( text );
	const entries = Object.values( translations ).flatMap( ( ofContext ) => Object.values( ofContext ) );
	/** @type {Map<string, Message>} */
	const messages = new Map();
	for ( const entry of entries ) {
		if ( entry.msgid === '' ) continue;
		const key = ( entry.msgctxt ? `${ entry.msgctxt }\u0004` : '' ) + entry.msgid;
		messages.set( key, {
			key,
			text: entry.msgid,
			plural: entry.msgid_plural ?? null,
			files: ( entry.comments?.reference ?? '' ).split( '\n' ).filter( ( path ) => path !== '' ),
			forms: entry.msgstr,
		} );
	}
	return { pluralForms: headers[ 'Plural-Forms' ] ?? '', messages };
}
