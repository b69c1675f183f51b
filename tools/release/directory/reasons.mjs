/** Reasons for phpcs exceptions, as the directory's reviewers use a newer standard than the sources here. */

const OFF = 'phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- ';

/**
 * Adds a comment to a file that throws. The newer standard takes the messages of exceptions for output, and asks for escaping,
 * which would show entities in REST responses.
 *
 * @param {string} text of a PHP file
 */
export function withReason( text ) {
	if ( ! throws( text ) ) return text;
	return text.replace(
		/\|\| exit;\n/,
		`|| exit; // ${ OFF }Exceptions become answers in JSON; what a page prints is escaped where it is printed.\n`
	);
}

/** @param {string} text */
function throws( text ) {
	return /\bthrow (?:new |\w+::)/.test( text.replace( /\/\*.*?\*\//gs, '' ) );
}

/**
 * @param {string} text of a packed PHP file
 * @returns {[boolean, string][]}
 */
export function reasonProblems( text ) {
	const parts = text.split( /phpcs:enable\b.*\n/ );
	return [
		[
			parts.some( ( part ) => throws( part ) && ! part.includes( OFF ) ),
			'throws, which phpcs takes for output, without a word',
		],
		[ /phpcs:(?:ignore|disable)(?![^\n]* -- \S)/.test( text ), 'tells phpcs to look away without a reason' ],
		[ /phpcs:(?:ignore|disable) *(?:--|$)/m.test( text ), 'tells phpcs to look away from everything' ],
		[ /phpcs:[^\n]*\.file_system_read_/.test( text ), 'names a sniff as newer standards do not' ],
	];
}
