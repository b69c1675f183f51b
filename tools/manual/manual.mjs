/** The manual for owners: docs/manual/contents.json says which pages there are and in which order, beside it lie the pages. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/paths.mjs';
import { treeOf } from './tree.mjs';

/** @typedef {import('./tree.mjs').Node} Node */
/** @typedef {{ name: string, title: string, body: Node[] }} Page */
/** @typedef {{ chapters: { title: string, pages: Page[] }[] }} Manual */

export const FOLDER = join( ROOT, 'docs/manual' );
export const CONTENTS = join( FOLDER, 'contents.json' );

/** What is only in editions that have something: <!-- needs: heatmaps --> … <!-- /needs -->. */
const PART = /^<!-- needs: ([\w-]+) -->\n([\s\S]*?)^<!-- \/needs -->\n?/gm;
const COMMENT = /<!--[\s\S]*?-->\n?/g;

/** @returns {{ title: string, pages: string[] }[]} */
export function contents() {
	const { chapters } = /** @type {{ chapters: { title: string, pages: string[] }[] }} */ (
		JSON.parse( readFileSync( CONTENTS, 'utf8' ) )
	);
	return chapters;
}

/** @param {string} name of a page */
export function fileOf( name ) {
	return join( FOLDER, `${ name }.md` );
}

/**
 * What is in the zip of an edition. A page whose every line needs what the edition lacks is not there, and links to it are texts.
 *
 * @param {ReadonlySet<string>} [without] features and rooms, by their names
 * @returns {Manual}
 */
export function manual( without = new Set() ) {
	const chapters = contents().map( ( { title, pages } ) => ( {
		title,
		pages: pages.flatMap( ( name ) => {
			const text = shownText( readFileSync( fileOf( name ), 'utf8' ), without );
			return text.trim() === '' ? [] : [ { name, ...read( name, text ) } ];
		} ),
	} ) );
	const known = new Set( chapters.flatMap( ( { pages } ) => pages.map( ( { name } ) => name ) ) );
	return {
		chapters: chapters
			.filter( ( { pages } ) => pages.length > 0 )
			.map( ( { title, pages } ) => ( {
				title,
				pages: pages.map( ( page ) => ( {
					name: page.name,
					title: page.title,
					body: page.body.map( ( node ) => withoutDeadLinks( node, known ) ),
				} ) ),
			} ) ),
	};
}

/**
 * @param {string} text
 * @param {ReadonlySet<string>} without
 */
export function shownText( text, without ) {
	return text
		.replace( PART, ( _part, /** @type {string} */ need, /** @type {string} */ inner ) =>
			without.has( need ) ? '' : inner
		)
		.replace( COMMENT, '' );
}

/** @param {string} text @returns {string[]} what parts of it need */
export function needsOf( text ) {
	return [ ...text.matchAll( PART ) ].map( ( [ , need = '' ] ) => need );
}

/**
 * Of the edition that is being built, by tools/release/editions: nothing is left out where none is named.
 *
 * @returns {Set<string>}
 */
export function leftOut( edition = process.env[ 'UF_EDITION' ] ?? '' ) {
	const file = join( ROOT, 'tools/release/editions', `${ edition }.json` );
	if ( edition === '' || ! existsSync( file ) ) return new Set();
	const { leftOut: features, rooms } = /** @type {Record<'leftOut' | 'rooms', Record<string, string>>} */ (
		JSON.parse( readFileSync( file, 'utf8' ) )
	);
	return new Set( [ ...Object.keys( features ), ...Object.keys( rooms ) ] );
}

/**
 * @param {string} name
 * @param {string} text
 */
function read( name, text ) {
	try {
		return treeOf( text );
	} catch ( error ) {
		throw new Error( `docs/manual/${ name }.md: ${ error instanceof Error ? error.message : String( error ) }`, {
			cause: error,
		} );
	}
}

/**
 * @param {Node} node
 * @param {ReadonlySet<string>} known
 * @returns {Node}
 */
function withoutDeadLinks( node, known ) {
	if ( typeof node === 'string' ) return node;
	const [ element, ...children ] = /** @type {Node[]} */ ( node );
	if ( element === 'a' && ! known.has( String( children[ 0 ] ) ) ) return [ 'span', ...children.slice( 1 ) ];
	return [ String( element ), ...children.map( ( child ) => withoutDeadLinks( child, known ) ) ];
}
