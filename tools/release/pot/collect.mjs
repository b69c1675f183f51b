/** Converts calls to messages: finds a call's comment, checks that it is translatable, and merges calls with the same text. */
import { FUNCTIONS } from './functions.mjs';
import { hasPlaceholder } from './placeholders.mjs';

export const DOMAIN = 'userfeedback';

/** Lines from a comment to its call: formatting may put `name: sprintf(` or the start of an element in between. */
const REACH = 3;

/**
 * @typedef {import('./source.mjs').Source} Source
 * @typedef {import('./source.mjs').Call} Call
 * @typedef {import('./functions.mjs').Argument} Argument
 */

/**
 * @typedef {object} Message
 * @property {string} text
 * @property {string | null} plural
 * @property {string | null} context
 * @property {Set<string>} comments
 * @property {Set<string>} paths
 */

/**
 * @param {Source[]} sources
 * @param {Map<string, string[]>} built scripts that contain each source
 * @returns {{ messages: Message[], problems: string[] }} problems: one line each
 */
export function collect( sources, built ) {
	/** @type {Map<string, Message>} */
	const messages = new Map();
	/** @type {string[]} */
	const problems = [];

	for ( const { path, found } of sources ) {
		for ( const { call, comment } of withComments( found ) ) {
			const said = argumentsOf( call );
			const problem =
				problemOf( said, comment ) ?? add( messages, said, comment, [ path, ...( built.get( path ) ?? [] ) ] );
			if ( problem !== null ) problems.push( `${ path }:${ call.line }: ${ call.call }(): ${ problem }` );
		}
	}
	return { messages: [ ...messages.values() ], problems };
}

/**
 * Attaches each comment to the first call after it, unless that is too far away.
 *
 * @param {Source['found']} found
 */
function withComments( found ) {
	/** @type {import('./source.mjs').Comment | null} */
	let last = null;
	/** @type {{ call: Call, comment: string | null }[]} */
	const calls = [];
	for ( const item of found ) {
		if ( 'comment' in item ) {
			last = item;
			continue;
		}
		calls.push( { call: item, comment: last !== null && item.line - last.line <= REACH ? last.comment : null } );
		last = null;
	}
	return calls;
}

/** @typedef {Partial<Record<Argument, string | null>>} Said an argument that is no literal is null, one that the function has not is missing */

/**
 * @param {Call} call
 * @returns {Said}
 */
function argumentsOf( call ) {
	const names = FUNCTIONS.get( call.call ) ?? [];
	return Object.fromEntries( names.map( ( name, index ) => [ name, call.arguments[ index ] ?? null ] ) );
}

/**
 * @param {Said} said
 * @param {string | null} comment
 */
function problemOf( said, comment ) {
	for ( const name of /** @type {const} */ ( [ 'text', 'plural', 'context', 'domain' ] ) ) {
		if ( said[ name ] === null ) return `its ${ name } must be a literal string.`;
	}
	// An empty msgid is the header of the file.
	if ( said.text === '' ) return 'there is nothing to translate.';
	if ( said.domain !== DOMAIN ) return `its domain must be '${ DOMAIN }'.`;
	if ( comment === null && hasPlaceholder( said.text, said.plural ) ) {
		return 'a comment `translators: …` before it must say what the placeholders stand for.';
	}
	return null;
}

/**
 * @param {Map<string, Message>} messages
 * @param {Said} said
 * @param {string | null} comment
 * @param {string[]} paths
 */
function add( messages, { text, plural = null, context = null }, comment, paths ) {
	const key = JSON.stringify( [ text, context ] );
	/** @type {Message} */
	const message = messages.get( key ) ?? {
		text: String( text ),
		plural,
		context,
		comments: new Set(),
		paths: new Set(),
	};
	if ( plural !== null && message.plural !== null && plural !== message.plural ) {
		return `the same text has another plural elsewhere: '${ message.plural }'.`;
	}
	message.plural ??= plural;
	for ( const path of paths ) message.paths.add( path );
	if ( comment !== null ) message.comments.add( comment );
	messages.set( key, message );
	return null;
}
