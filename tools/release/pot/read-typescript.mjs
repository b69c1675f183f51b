import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../dev/setup/paths.mjs';
import { FUNCTIONS } from './functions.mjs';
import { forTranslators } from './source.mjs';

/** @typedef {import('./source.mjs').Source} Source */

/**
 * The tree has no comments and a scanner takes JSX text for code, so comments are found by their marks. Only comments for
 * translators count, and no screen's text begins like that.
 */
const COMMENTS = /\/\*+\s*translators:[\s\S]*?\*\/|\/\/\s*translators:.*/gi;

/**
 * @param {string} path
 * @returns {Source}
 */
export function readTypeScript( path ) {
	const source = ts.createSourceFile( path, readFileSync( join( ROOT, path ), 'utf8' ), ts.ScriptTarget.Latest );
	const found = [ ...comments( source ), ...calls( source, source ) ];
	return { path, found: found.sort( ( a, b ) => a.at - b.at ).map( ( { item } ) => item ) };
}

/** @param {ts.SourceFile} source */
function comments( source ) {
	return [ ...source.text.matchAll( COMMENTS ) ].map( ( { 0: mark, index } ) => ( {
		at: index,
		item: { comment: forTranslators( mark ) ?? '', line: lineOf( source, index + mark.length ) },
	} ) );
}

/**
 * @param {ts.SourceFile} source
 * @param {ts.Node} node
 * @returns {{ at: number, item: Source['found'][number] }[]}
 */
function calls( source, node ) {
	/** @type {ReturnType<typeof calls>} */
	const found = [];
	const name = ts.isCallExpression( node ) ? nameOf( node.expression ) : null;
	if ( ts.isCallExpression( node ) && name !== null && FUNCTIONS.has( name.text ) ) {
		const at = name.getStart( source );
		found.push( {
			at,
			item: { call: name.text, line: lineOf( source, at ), arguments: node.arguments.map( literal ) },
		} );
	}
	ts.forEachChild( node, ( child ) => {
		found.push( ...calls( source, child ) );
	} );
	return found;
}

/**
 * `__` or `i18n.__`.
 *
 * @param {ts.Expression} called
 */
function nameOf( called ) {
	if ( ts.isIdentifier( called ) ) return called;
	return ts.isPropertyAccessExpression( called ) ? called.name : null;
}

/** @param {ts.Expression} argument */
function literal( argument ) {
	return ts.isStringLiteralLike( argument ) ? argument.text : null;
}

/**
 * @param {ts.SourceFile} source
 * @param {number} at
 */
function lineOf( source, at ) {
	return source.getLineAndCharacterOfPosition( at ).line + 1;
}
