/**
 * Parses a Markdown page of the manual into a tree that a screen renders: texts, and lists that begin with the name of an
 * element. Any other Markdown stops the build, so there is no markup to sanitize.
 */
import MarkdownIt from 'markdown-it';

/** @typedef {any[]} Element */
/** @typedef {string | Element} Node a text, or an element: its name, then its children; of `a` the page comes first */

/** Markdown token names that a page may use, and the element for each. */
const ELEMENTS = new Map( [
	[ 'paragraph', 'p' ],
	[ 'bullet_list', 'ul' ],
	[ 'ordered_list', 'ol' ],
	[ 'list_item', 'li' ],
	[ 'strong', 'strong' ],
	[ 'em', 'em' ],
] );

const PAGE = /^([a-z][a-z0-9-]*)\.md$/;

const markdown = new MarkdownIt( 'commonmark', { html: false } );

/**
 * @param {string} text Markdown without comments
 * @returns {{ title: string, body: Node[], links: string[], pictures: { file: string, alt: string }[] }}
 */
export function treeOf( text ) {
	/** @type {{ links: string[], pictures: { file: string, alt: string }[] }} */
	const found = { links: [], pictures: [] };
	const [ open, inline, close, ...rest ] = markdown.parse( text, {} );
	if ( open?.type !== 'heading_open' || open.tag !== 'h1' || inline === undefined || close === undefined ) {
		throw new Error( 'a page begins with its title: # Title' );
	}
	return { title: inline.content, body: nodesOf( rest, found ), ...found };
}

/**
 * @param {import('markdown-it').Token[]} tokens
 * @param {{ links: string[], pictures: { file: string, alt: string }[] }} found
 * @returns {Node[]}
 */
function nodesOf( tokens, found ) {
	/** @type {Node[]} */
	const top = [];
	/** @type {Node[][]} */
	const stack = [ top ];
	for ( const token of tokens ) {
		const here = /** @type {Node[]} */ ( stack.at( -1 ) );
		if ( token.nesting === -1 ) stack.pop();
		else if ( token.type === 'inline' ) here.push( ...nodesOf( token.children ?? [], found ) );
		else if ( token.hidden )
			stack.push( here ); // A paragraph that is only a list item's text.
		else if ( token.nesting === 0 ) addLeaf( here, token, found );
		else {
			const node = /** @type {Node[]} */ ( elementOf( token, found ) );
			here.push( node );
			stack.push( node );
		}
	}
	// A picture has its own paragraph, which is removed with it.
	return top.filter( ( node ) => ! ( Array.isArray( node ) && node[ 0 ] === 'p' && node.length === 1 ) );
}

/**
 * @param {import('markdown-it').Token} token
 * @param {{ links: string[] }} found
 * @returns {Element}
 */
function elementOf( token, found ) {
	const kind = token.type.replace( /_open$/, '' );
	if ( kind === 'link' ) {
		const page = PAGE.exec( token.attrGet( 'href' ) ?? '' )?.[ 1 ];
		if ( page === undefined )
			throw new Error( `a link leads to another page, not to ${ String( token.attrGet( 'href' ) ) }` );
		found.links.push( page );
		return [ 'a', page ];
	}
	if ( kind === 'heading' && [ 'h2', 'h3' ].includes( token.tag ) ) return [ token.tag ];
	const element = ELEMENTS.get( kind );
	if ( element === undefined ) throw new Error( `the manual has no ${ kind } (${ token.tag })` );
	return [ element ];
}

/**
 * @param {Node[]} here
 * @param {import('markdown-it').Token} token
 * @param {{ pictures: { file: string, alt: string }[] }} found
 */
function addLeaf( here, token, found ) {
	if ( token.type === 'image' ) found.pictures.push( { file: token.attrGet( 'src' ) ?? '', alt: token.content } );
	else if ( token.type === 'code_inline' ) here.push( [ 'code', token.content ] );
	else if ( token.type === 'fence' ) here.push( [ 'pre', token.content ] );
	else if ( [ 'text', 'softbreak' ].includes( token.type ) )
		addText( here, token.type === 'text' ? token.content : ' ' );
	else throw new Error( `the manual has no ${ token.type }` );
}

/**
 * @param {Node[]} here
 * @param {string} text
 */
function addText( here, text ) {
	// The first item of an element is its name; a link's second is a page.
	const last = here.length > 2 ? here.at( -1 ) : undefined;
	if ( text === '' ) return;
	if ( typeof last === 'string' ) here[ here.length - 1 ] = last + text;
	else here.push( text );
}
