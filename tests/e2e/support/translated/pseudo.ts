import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mo } from 'gettext-parser';
import { filesOf } from '../../../../tools/release/languages/files.mjs';
import { parsed } from '../../../../tools/release/languages/po.mjs';
import type { Message } from '../../../../tools/release/languages/po.mjs';

interface Fixture {
	locale: string;
	pluralForms: string;
	mark: string;
	latin: string;
	letters: string;
	kept: string;
}

const { locale, pluralForms, mark, latin, letters, kept } = JSON.parse(
	readFileSync( join( import.meta.dirname, 'pseudo-language.json' ), 'utf8' )
) as Fixture;

export const LOCALE = locale;

/** Marks each text; code that lowercases a label also lowercases this mark. */
export const SMALL_MARK = mark.toLowerCase();

const LETTERS = new Map( Array.from( latin, ( letter, place ) => [ letter, letters.charAt( place ) ] ) );
const KEPT = new RegExp( kept, 'g' );

/** Translates a text into a language without English letters. */
export function pseudo( text: string ): string {
	const said = text
		.split( KEPT )
		.map( ( part ) => part.replace( /[A-Za-z]/g, ( one ) => LETTERS.get( one ) ?? one ) );
	const between = [ ...( text.match( KEPT ) ?? [] ), '' ];
	const whole = said.map( ( part, place ) => part + ( between[ place ] ?? '' ) ).join( '' );
	// Keeps surrounding spaces; skips texts without letters.
	return /\p{L}/u.test( text ) ? whole.replace( /^\s*/, ( spaces ) => spaces + mark ) : whole;
}

/**
 * Installs the language, built from a template as translation tools do, where translate.wordpress.org puts it: one PHP file,
 * for messages not used only in scripts, and one file for each script.
 */
export function installPseudo( site: string, pot: string ): void {
	const folder = join( site, 'wp-content/languages/plugins' );
	mkdirSync( folder, { recursive: true } );
	const template = parsed( pot ).messages;
	const translated = new Map(
		[ ...template ].map( ( [ key, message ] ) => [ key, { ...message, forms: formsOf( message ) } ] )
	);
	const [ , ...scripts ] = filesOf( { locale, pluralForms, messages: translated }, template );
	for ( const { name, content } of scripts ) writeFileSync( join( folder, name ), content );
	const ofPhp = [ ...translated.values() ].filter(
		( { files } ) => files.length === 0 || files.some( ( file ) => ! file.endsWith( '.js' ) )
	);
	writeFileSync( join( folder, `userfeedback-${ locale }.mo` ), compiled( ofPhp ) );
	writeFileSync( join( folder, '..', `${ locale }.mo` ), compiled( OF_WORDPRESS ) );
	const name = createHash( 'md5' ).update( COMPONENTS_SCRIPT ).digest( 'hex' );
	const words = Object.fromEntries( COMPONENTS.map( ( word ) => [ word, [ pseudo( word ) ] ] ) );
	writeFileSync(
		join( folder, '..', `${ locale }-${ name }.json` ),
		JSON.stringify( { domain: 'messages', locale_data: { messages: { '': { lang: locale }, ...words } } } )
	);
}

function formsOf( { text, plural }: Message ): string[] {
	return plural === null ? [ pseudo( text ) ] : [ pseudo( text ), pseudo( plural ), pseudo( plural ) ];
}

function compiled( messages: Pick< Message, 'key' | 'plural' | 'forms' >[] ): Buffer {
	const translations: Record<
		string,
		Record< string, { msgid: string; msgid_plural?: string; msgstr: string[] } >
	> = {};
	for ( const { key, plural, forms } of messages ) {
		const [ msgid = '', msgctxt = '' ] = key.split( '\u0004' ).reverse();
		const entry = { msgid, msgctxt, msgstr: forms, ...( plural === null ? {} : { msgid_plural: plural } ) };
		translations[ msgctxt ] = { ...translations[ msgctxt ], [ msgid ]: entry };
	}
	return mo.compile( {
		charset: 'utf-8',
		headers: { 'Content-Type': 'text/plain; charset=utf-8', Language: locale, 'Plural-Forms': pluralForms },
		translations,
	} );
}

const named = ( options: Intl.DateTimeFormatOptions, count: number, step: number, tongue: string ): string[] =>
	Array.from( { length: count }, ( _, place ) =>
		new Intl.DateTimeFormat( tongue, { ...options, timeZone: 'UTC' } ).format(
			Date.UTC( 2023, 0, 1 + place * step )
		)
	);

/** Names of days and months, which WordPress translates, with their contexts. */
const CALENDAR = (
	[
		[ 'long', 12, 31, 'month', '' ],
		[ 'short', 12, 31, 'month', ' abbreviation' ],
		[ 'long', 7, 1, 'weekday', '' ],
		[ 'short', 7, 1, 'weekday', '' ],
	] as const
 ).flatMap( ( [ width, count, step, what, context ] ) => {
	const full = named( { [ what ]: 'long' }, count, step, 'en' );
	const own = named( { [ what ]: width }, count, step, locale );
	return named( { [ what ]: width }, count, step, 'en' ).map( ( name, place ) => ( {
		key: context === '' ? name : `${ full[ place ] ?? '' }${ context }\u0004${ name }`,
		plural: null,
		forms: [ own[ place ] ?? '' ],
	} ) );
} );

/** WordPress's own words that the plugin shows, as on a site in another language. */
const WORDS = [
	...[ 'Administrator', 'Editor', 'Author', 'Contributor', 'Subscriber' ].map(
		( role ) => `User role\u0004${ role }`
	),
	'post type general name\u0004Posts',
	'post type general name\u0004Pages',
	'post type singular name\u0004Post',
	'post type singular name\u0004Page',
	'taxonomy general name\u0004Categories',
	'taxonomy general name\u0004Tags',
	'Media',
	...[ 'am', 'pm', 'AM', 'PM', 'Sort ascending.', 'Sort descending.' ],
];

/** Texts of WordPress's own components, which the app uses. */
const COMPONENTS = [
	'Close',
	'Close dialog',
	'Warning notice',
	'Error notice',
	'Information notice',
	'Notice',
	'Success notice',
	'Scrollable section',
	'Dismiss this notice',
	'Search',
	'Reset',
	'Clear',
];
const COMPONENTS_SCRIPT = 'wp-includes/js/dist/components.js';

const OF_WORDPRESS = [
	...CALENDAR,
	...WORDS.map( ( key ) => ( { key, plural: null, forms: [ pseudo( key.slice( key.indexOf( '\u0004' ) + 1 ) ) ] } ) ),
	{ key: 'number_format_thousands_sep', plural: null, forms: [ ' ' ] },
	{ key: 'number_format_decimal_point', plural: null, forms: [ ',' ] },
];
