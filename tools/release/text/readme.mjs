/** Builds the shipped readme.txt: its changelog and upgrade notice come from CHANGELOG.md. */
import { changelogSection, noticeSection, releasesOf } from './changelog.mjs';

/**
 * @param {string} readme with the placeholders `{changelog}` and `{upgrade notice}`
 * @param {string} changelog
 * @param {string} version
 */
export function shippedReadme( readme, changelog, version ) {
	const releases = releasesOf( changelog, version );
	return readme
		.replace( '{changelog}', () => changelogSection( releases ) )
		.replace( '{upgrade notice}', () => noticeSection( releases ) );
}

/**
 * Fills in the parts of an edition's readme that it shares with another: `{same Privacy}` is a section, `{same = What do I
 * need? =}` a question.
 *
 * @param {string} readme
 * @param {string} other
 */
export function withSame( readme, other ) {
	return readme.replace( /\{same (.+?)\}/g, ( _place, /** @type {string} */ name ) => {
		const heading = name.startsWith( '=' ) ? name : `== ${ name } ==`;
		const [ , rest ] = other.split( `\n${ heading }\n` );
		if ( rest === undefined ) throw new Error( `readme.txt has no ${ heading }` );
		const [ text = '' ] = rest.split( name.startsWith( '=' ) ? /\n(?===? )/ : /\n(?=== )/ );
		return `${ heading }\n\n${ text.trim() }`;
	} );
}
