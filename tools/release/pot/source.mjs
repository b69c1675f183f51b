/**
 * Result of both readers: the comments for translators and the calls of one file, in source order.
 *
 * @typedef {{ comment: string, line: number }} Comment line: its last one
 * @typedef {{ call: string, line: number, arguments: (string | null)[] }} Call an argument that isn't a literal string is null
 * @typedef {{ path: string, found: (Comment | Call)[] }} Source
 */

/**
 * Returns the text of a comment for translators, on one line; null for any other comment.
 *
 * @param {string} comment with its marks
 */
export function forTranslators( comment ) {
	const text = comment
		.replace( /^\/[/*]+|\*+\/$/g, '' )
		.replace( /^\s*\*+/gm, '' )
		.replace( /\s+/g, ' ' )
		.trim();
	return /^translators:/i.test( text ) ? text : null;
}
