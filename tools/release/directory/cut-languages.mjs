/**
 * Removes strings that an edition doesn't use from its language files: strings about features it lacks would advertise them,
 * and are most of the files. A string stays if its text appears anywhere in the code: one too many is kept, but none is lost.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CODE = /^(?!languages\/).*\.(php|js|json)$/;

/** @param {string} folder of the plugin */
export function cutLanguages( folder ) {
	const code = readdirSync( folder, { recursive: true, encoding: 'utf8' } )
		.filter( ( name ) => CODE.test( name ) )
		.map( ( name ) => plain( readFileSync( join( folder, name ), 'utf8' ) ) )
		.join( '\n' );
	const isSaid = ( /** @type {string} */ sentence ) => code.includes( sentence );
	for ( const name of readdirSync( join( folder, 'languages' ) ) ) {
		const cut = CUTS.find( ( [ ending ] ) => name.endsWith( ending ) )?.[ 1 ];
		const file = join( folder, 'languages', name );
		if ( cut !== undefined ) writeFileSync( file, cut( readFileSync( file, 'utf8' ), isSaid ) );
	}
}

/** @typedef {( text: string, isSaid: ( sentence: string ) => boolean ) => string} Cut */

/** @type {[string, Cut][]} as tools/release/languages and tools/release/pot write them */
const CUTS = [
	[
		'.pot',
		( text, isSaid ) =>
			text
				.split( '\n\n' )
				.filter( ( entry, index ) => index === 0 || isSaid( idOf( entry ) ) )
				.join( '\n\n' ),
	],
	[
		'.l10n.php',
		( text, isSaid ) =>
			text
				.split( '\n' )
				.filter( ( line ) => {
					const id = /^\t'((?:[^'\\]|\\.)*)' => /.exec( line )?.[ 1 ];
					return id === undefined || isSaid( plain( id ) );
				} )
				.join( '\n' ),
	],
	[
		'.json',
		( text, isSaid ) => {
			const all = /** @type {{ locale_data: { messages: Record<string, unknown> } }} */ ( JSON.parse( text ) );
			const messages = Object.entries( all.locale_data.messages ).filter( ( [ id ] ) => isSaid( id ) );
			return JSON.stringify( { ...all, locale_data: { messages: Object.fromEntries( messages ) } } );
		},
	],
];

/**
 * Returns the source string of a template's entry.
 *
 * @param {string} entry
 */
function idOf( entry ) {
	const lines = /^msgid ("[^]*?")(?=\n(?:msgid_plural|msgstr))/m.exec( entry )?.[ 1 ] ?? '""';
	return plain( lines.replace( /"\n"/g, '' ).slice( 1, -1 ) );
}

/**
 * Decodes the escapes of PHP, JavaScript, and JSON strings.
 *
 * @param {string} text
 */
function plain( text ) {
	return text.replace( /\\(?:u([0-9a-f]{4})|x([0-9a-f]{2})|([^]))/gi, ( _all, unicode, byte, one ) => {
		const code = /** @type {string | undefined} */ ( unicode ?? byte );
		if ( code !== undefined ) return String.fromCharCode( Number.parseInt( code, 16 ) );
		return one === 'n' ? '\n' : String( one );
	} );
}
