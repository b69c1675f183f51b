/** Checks the reasons for phpcs exceptions, as the directory's reviewers use a newer standard than the sources here. */

const OFF = /phpcs:disable WordPress\.Security\.EscapeOutput\.ExceptionNotEscaped -- \S/;

/**
 * @param {string} text of a packed PHP file
 * @returns {[boolean, string][]}
 */
export function reasonProblems( text ) {
	const parts = text.split( /phpcs:enable\b.*\n/ );
	return [
		[
			parts.some(
				( part ) => /\bthrow (?:new |\w+::)/.test( part.replace( /\/\*.*?\*\//gs, '' ) ) && ! OFF.test( part )
			),
			'throws, which phpcs takes for output, without a word',
		],
		[ /phpcs:(?:ignore|disable)(?![^\n]* -- \S)/.test( text ), 'tells phpcs to look away without a reason' ],
		[ /phpcs:(?:ignore|disable) *(?:--|$)/m.test( text ), 'tells phpcs to look away from everything' ],
		[ /phpcs:[^\n]*\.file_system_read_/.test( text ), 'names a sniff as newer standards do not' ],
	];
}
