/** The manual for owners: docs/manual/contents.json lists its pages in order, and the pages are in the same folder. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/paths.mjs';
import { treeOf } from './tree.mjs';

/** @typedef {import('./tree.mjs').Node} Node */
/** @typedef {{ name: string, title: string, body: Node[] }} Page */
/** @typedef {{ chapters: { title: string, pages: Page[] }[] }} Manual */

export const FOLDER = join( ROOT, 'docs/manual' );
export const CONTENTS = join( FOLDER, 'contents.json' );

/** Text only for editions that include a feature: <!-- needs: heatmaps --> … <!-- /needs -->. */
const PART = /^<!-- needs: ([\w/-]+) -->\n([\s\S]*?)^<!-- \/needs -->\n?/gm;
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
 * Returns the manual of an edition. A page that only covers features the edition lacks is left out, and links to it become
 * plain text.
 *
 * @param {ReadonlySet<string>} [without] features and folders of the server, by name
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

/** @param {string} text @returns {string[]} the features that its parts need */
export function needsOf( text ) {
	return [ ...text.matchAll( PART ) ].map( ( [ , need = '' ] ) => need );
}

/**
 * Returns what the edition being built (see tools/release/editions) lacks; nothing if no edition is named.
 *
 * @returns {Set<string>}
 */
export function leftOut( edition = process.env[ 'UF_EDITION' ] ?? '' ) {
	const file = join( ROOT, 'tools/release/editions', `${ edition }.json` );
	if ( edition === '' || ! existsSync( file ) ) return new Set();
	const { leftOut: features, folders } = /** @type {Record<'leftOut' | 'folders', Record<string, string>>} */ (
		JSON.parse( readFileSync( file, 'utf8' ) )
	);
	return new Set( [ ...Object.keys( features ), ...Object.keys( folders ) ] );
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
