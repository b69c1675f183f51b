/** A comment that starts with a relative clause doesn't say what the thing is. */
const CLAUSE = /^(?:Of|Who|Whom|Whose|What|Which|Those|None)\b(?![^.]*\?)/;
const COMMENT = /\/\*\*?(.*?)\*\/|(?<=^|[\s;,{(])\/\/([^\n]*)/gs;

/**
 * Returns the comments that start with a relative clause.
 *
 * @param {string} code
 */
export function clauses( code ) {
	return [ ...code.matchAll( COMMENT ) ]
		.map( ( [ , block, line ] ) => ( block ?? line ?? '' ).replaceAll( /\s*\n\s*\*?\s*/g, ' ' ).trim() )
		.filter( ( text ) => CLAUSE.test( text ) );
}
