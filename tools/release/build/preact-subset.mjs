/**
 * Leaves out the half of Preact that the widget doesn't use, for the bundles and for their tests. The widget draws with
 * functions, into empty elements, and makes all nodes anew each time: it has no class components, state, context, refs, or
 * server rendering. A Babel plugin states this in Preact's source, and the minifier drops the code behind it.
 */

export const PREACT_SOURCE = /\/preact\/src\/.*\.js$/;

/**
 * Variables that always have one value, and functions that are never called.
 *
 * @type {Record< string, unknown >}
 */
const VALUES = {
	NULL: null,
	MODE_HYDRATE: 0,
	MODE_SUSPENDED: 0,
	isClassComponent: false,
	isHydrating: false,
	excessDomChildren: null,
	replaceNode: undefined,
	commitQueue: undefined,
	refQueue: undefined,
	globalContext: undefined,
	componentContext: undefined,
	provider: undefined,
	renderHook: undefined,
	handled: undefined,
	clearProcessingException: undefined,
	newHtml: undefined,
	oldHtml: undefined,
	useCapture: '',
	eventProxyCapture: undefined,
	commitRoot: undefined,
	applyRef: undefined,
	markAsForce: undefined,
	defer: undefined,
};

/** Properties that are always undefined. */
const MISSING = new RegExp(
	`^(?:${ [
		'component(?:Did|Will)\\w+|getDerivedState\\w+|getSnapshotBeforeUpdate|shouldComponentUpdate|getChildContext',
		'contextType|defaultProps|state|context|base|ref|is|firstChild|nodeType',
		'debounceRendering|vnode|diffed|unmount|event|_(?:diff|render|commit|root|hydrationMismatch)',
		'_(?:component|vnode|parentDom|depth|dirty|force|nextState|globalContext|renderCallbacks|stateCallbacks)',
		'_(?:rerenderCount|pendingError|processingException)',
	].join( '|' ) })$`
);

/** Elements and attributes that need the code that is left out. */
const ELEMENTS = /^(?:math|template|foreignObject|progress|option)$/;
const ATTRIBUTES =
	/^(?:ref|is|className|xlink.*|dangerouslySetInnerHTML|default(?:Value|Checked)|list|form|download|rowSpan|colSpan|popover|onFocus(?:In|Out)|\w+Capture)$/;

const PROBLEM = "The widget's Preact lacks this: see tools/release/build/preact-subset.mjs.";

/** @typedef {import('@babel/core').types.Node} Node */

/**
 * Reduces Preact's source.
 *
 * @param {typeof import('@babel/core')} babel
 * @returns {import('@babel/core').PluginObj}
 */
export function reducePreact( { types: t } ) {
	const nodeOf = ( /** @type {unknown} */ value ) =>
		value === undefined ? t.identifier( 'undefined' ) : t.valueToNode( value );
	const isUndefined = ( /** @type {Node} */ node ) => t.isIdentifier( node, { name: 'undefined' } );
	const isKnown = ( /** @type {Node} */ node ) => t.isIdentifier( node ) && Object.hasOwn( VALUES, node.name );
	const nameOf = ( /** @type {Node} */ node ) =>
		t.isMemberExpression( node ) && t.isIdentifier( node.property ) ? node.property.name : '';
	const isMissing = ( /** @type {Node} */ node ) => MISSING.test( nameOf( node ) );
	// A style is a text, which Preact can set like other properties.
	const isUnusedName = ( /** @type {Node} */ node ) =>
		t.isStringLiteral( node ) &&
		( node.value === 'style' || ELEMENTS.test( node.value ) || ATTRIBUTES.test( node.value ) );

	/**
	 * True for a condition like `( hook = options.hook )`, also with a comparison or more conditions after it.
	 *
	 * @param {Node} test
	 * @returns {boolean}
	 */
	const isNeverMet = ( test ) =>
		t.isAssignmentExpression( test )
			? isUndefined( test.right )
			: ( t.isBinaryExpression( test, { operator: '!=' } ) || t.isLogicalExpression( test, { operator: '&&' } ) ) &&
				isNeverMet( test.left );

	return {
		visitor: {
			AssignmentExpression( path ) {
				const { left, right } = path.node;
				const { object } = t.isMemberExpression( left ) ? left : { object: null };
				if ( object && ( isKnown( object ) || nameOf( object ) === 'prototype' ) ) {
					path.remove();
				} else if ( isKnown( left ) || isMissing( left ) ) {
					path.replaceWith( right );
				}
			},
			CallExpression( path ) {
				const { callee } = path.node;
				if ( isKnown( callee ) ) {
					path.replaceWith( nodeOf( undefined ) );
				} else if ( t.isMemberExpression( callee ) && nameOf( callee ) === 'replace' ) {
					path.replaceWith( callee.object ); // Only corrects names of attributes.
				}
			},
			Identifier( path ) {
				if ( isKnown( path.node ) && path.isReferencedIdentifier() ) {
					path.replaceWith( nodeOf( VALUES[ path.node.name ] ) );
				}
			},
			VariableDeclarator( path ) {
				if ( isKnown( path.node.id ) && ! path.parentPath.parentPath?.isExportNamedDeclaration() ) {
					path.remove();
				}
			},
			ObjectProperty( path ) {
				if ( t.isIdentifier( path.node.key ) && MISSING.test( path.node.key.name ) ) {
					path.remove();
				}
			},
			MemberExpression: {
				exit( path ) {
					if ( isMissing( path.node ) || isUndefined( path.node.object ) ) {
						path.replaceWith( nodeOf( undefined ) );
					}
				},
			},
			BinaryExpression: {
				exit( path ) {
					const { left, right, operator } = path.node;
					const isNegative = operator.startsWith( '!' );
					if ( isUnusedName( right ) || ( operator === 'in' && isUnusedName( left ) ) ) {
						path.replaceWith( nodeOf( isNegative ) );
					} else if ( nameOf( left ) === '_original' && nameOf( right ) === '_original' ) {
						path.replaceWith( nodeOf( isNegative ) ); // No node is drawn twice.
					} else if ( operator === '&' && t.isNumericLiteral( right, { value: 0 } ) ) {
						path.replaceWith( right );
					}
				},
			},
			IfStatement: {
				exit( path ) {
					if ( isNeverMet( path.node.test ) ) {
						path.remove();
					}
				},
			},
		},
	};
}

/**
 * Rejects widget code that needs what reducePreact() leaves out.
 *
 * @param {typeof import('@babel/core')} babel
 * @returns {import('@babel/core').PluginObj}
 */
export function checkPreactUse( { types: t } ) {
	const has = [ 'createElement', 'Fragment', 'render' ];
	return {
		visitor: {
			JSXOpeningElement( path ) {
				if ( t.isJSXIdentifier( path.node.name ) && ELEMENTS.test( path.node.name.name ) ) {
					throw path.buildCodeFrameError( PROBLEM );
				}
			},
			JSXAttribute( path ) {
				const { value } = path.node;
				const name = t.isJSXIdentifier( path.node.name ) ? path.node.name.name : '';
				const isObject = t.isJSXExpressionContainer( value ) && t.isObjectExpression( value.expression );
				if ( ATTRIBUTES.test( name ) || ( name === 'style' && isObject ) ) {
					throw path.buildCodeFrameError( PROBLEM );
				}
			},
			ImportDeclaration( path ) {
				const { source, importKind, specifiers } = path.node;
				if (
					/^preact\b/.test( source.value ) &&
					importKind !== 'type' &&
					! specifiers.every( ( { local } ) => has.includes( local.name ) )
				) {
					throw path.buildCodeFrameError( PROBLEM );
				}
			},
		},
	};
}
