/** WordPress's translation functions and the role of each argument. PHP has them all, JavaScript the first four. */

/** @typedef {'text' | 'plural' | 'number' | 'context' | 'domain'} Argument */

/** @type {Argument[]} */
const PLAIN = [ 'text', 'domain' ];
/** @type {Argument[]} */
const IN_CONTEXT = [ 'text', 'context', 'domain' ];

/** @type {Record<string, Argument[]>} */
const ARGUMENTS = {
	__: PLAIN,
	_x: IN_CONTEXT,
	_n: [ 'text', 'plural', 'number', 'domain' ],
	_nx: [ 'text', 'plural', 'number', 'context', 'domain' ],
	_e: PLAIN,
	_ex: IN_CONTEXT,
	_n_noop: [ 'text', 'plural', 'domain' ],
	_nx_noop: [ 'text', 'plural', 'context', 'domain' ],
	esc_html__: PLAIN,
	esc_html_e: PLAIN,
	esc_html_x: IN_CONTEXT,
	esc_attr__: PLAIN,
	esc_attr_e: PLAIN,
	esc_attr_x: IN_CONTEXT,
};

/** A map, so that a call of `toString()` doesn't match. */
export const FUNCTIONS = new Map( Object.entries( ARGUMENTS ) );
