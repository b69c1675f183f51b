/** Converts CHANGELOG.md to the form and length of a readme.txt. */

/** Words of all versions; the directory cuts the text after 5,000. */
const MOST_WORDS = 3000;

/** Characters in an upgrade notice; the directory cuts the text after that. */
export const NOTICE = 300;

/** @typedef {{ version: string, date: string, lead: string, lines: string[] }} Release */

/**
 * Lists releases, newest first. A section's first paragraph is for owners; without one, each line's first sentence is used.
 *
 * @param {string} changelog
 * @param {string} version of the unreleased changes if it has no section yet
 * @returns {Release[]}
 */
export function releasesOf( changelog, version ) {
	const sections = changelog.split( /^## /m ).slice( 1 ).map( readSection );
	const unreleased = sections.filter( ( { version: of } ) => of === 'Unreleased' );
	const released = sections.filter( ( { version: of } ) => of !== 'Unreleased' );
	return released.some( ( { version: of } ) => of === version )
		? released
		: [ ...unreleased.map( ( section ) => ( { ...section, version } ) ), ...released ];
}

/** @param {Release[]} releases */
export function changelogSection( releases ) {
	let words = 0;
	/** @type {string[]} */
	const parts = [];
	for ( const { version, date, lead, lines } of releases ) {
		const text = lead === '' ? lines.map( ( line ) => `* ${ line }` ).join( '\n' ) : lead;
		words += text.split( /\s+/ ).length;
		if ( parts.length > 0 && words > MOST_WORDS ) break;
		parts.push( `= ${ version }${ date === '' ? '' : ` (${ date })` } =\n\n${ text }` );
	}
	return parts.join( '\n\n' );
}

/** @param {Release[]} releases */
export function noticeSection( releases ) {
	const [ newest ] = releases;
	if ( newest === undefined ) return '';
	const text = newest.lead === '' ? ( newest.lines[ 0 ] ?? '' ) : newest.lead;
	return `= ${ newest.version } =\n\n${ text.length > NOTICE ? `${ text.slice( 0, NOTICE - 1 ).replace( /\s+\S*$/, '' ) }…` : text }`;
}

/**
 * @param {string} section after its two hashes
 * @returns {Release}
 */
function readSection( section ) {
	const [ heading = '', ...rest ] = section.split( '\n' );
	const [ , version = '', date = '' ] = /^\[([^\]]+)\](?: - (\S+))?/.exec( heading ) ?? [];
	const body = rest.join( '\n' );
	const lead = plain( ( body.split( /^### /m )[ 0 ] ?? '' ).trim() );
	const groups = body.split( /^### /m ).slice( 1 );
	const lines = groups.flatMap( ( group ) => {
		const [ name = '', ...items ] = group.split( '\n' );
		return items
			.filter( ( item ) => item.startsWith( '- ' ) )
			.map( ( item ) => `${ name }: ${ firstSentence( plain( item.slice( 2 ) ) ) }` );
	} );
	return { version, date, lead: lead.replace( /\s*\n\s*/g, ' ' ), lines };
}

/** @param {string} text */
function firstSentence( text ) {
	return /^.*?[.!?](?=\s|$)/.exec( text )?.[ 0 ] ?? text;
}

/** @param {string} markdown whose links are removed, as they don't work in a readme */
function plain( markdown ) {
	return markdown.replace( /\[([^\]]+)\]\([^)]+\)/g, '$1' );
}
