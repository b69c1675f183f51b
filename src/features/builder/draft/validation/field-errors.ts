import type { Draft } from '../form/draft';
import type { Edit } from '../operations/edits';
import { byIds, byIndexes, pathOf, parsePath } from '../operations/paths-by-id';
import { parentOf, kindOf, LISTS } from '../operations/items';

/** Sentences by field, as named by the server by position in the sent data: `questions[2].config.options[0]`. */
export type FieldErrors = Readonly< Record< string, string > >;

/** The same with ids instead of indexes, so that an error stays with its question and its option when they move. */
export type ErrorsById = Readonly< Record< string, string > >;

/** One object, so that parts without errors don't rerender. */
const NONE: FieldErrors = {};

/**
 * @param sent the draft that the server checked when it named these fields
 * @returns errors to hold, and the sentences that belong to no field of the form
 */
export function errorsById( errors: FieldErrors, sent: Draft ): { held: ErrorsById; loose: string[] } {
	const held: Record< string, string > = {};
	const loose: string[] = [];

	for ( const [ path, text ] of Object.entries( errors ) ) {
		const field = fieldOfError( path, sent );
		if ( field === null ) {
			loose.push( text );
		} else {
			held[ field ] = text;
		}
	}
	return { held, loose };
}

/** Returns errors by current position, without those of deleted fields. */
export function errorsNow( held: ErrorsById, draft: Draft ): FieldErrors {
	const now = Object.entries( held ).flatMap( ( [ field, text ] ) => {
		const path = pathNow( field, draft );
		return path === null ? [] : [ [ path, text ] as const ];
	} );
	return now.length === 0 ? NONE : Object.fromEntries( now );
}

/** Returns the errors that remain after a change: the server hasn't seen the new values. */
export function withoutEdited( held: ErrorsById, edits: readonly Edit[] ): ErrorsById {
	const left = Object.entries( held ).filter( ( [ field ] ) => ! edits.some( ( edit ) => concerns( edit, field ) ) );
	return left.length === Object.keys( held ).length ? held : Object.fromEntries( left );
}

/** Returns errors of one question, by the rest of their path: `title`, `config.options[0]`. */
export function errorsBelow( errors: FieldErrors, path: string ): FieldErrors {
	const below = Object.entries( errors ).filter( ( [ field ] ) => field.startsWith( `${ path }.` ) );
	return below.length === 0
		? NONE
		: Object.fromEntries( below.map( ( [ field, text ] ) => [ field.slice( path.length + 1 ), text ] ) );
}

/** Returns errors of one list, by the rest of their path: `[0].value`. */
export function errorsOfList( errors: FieldErrors, path: string ): FieldErrors {
	const within = Object.entries( errors ).filter( ( [ field ] ) => field.startsWith( `${ path }[` ) );
	return within.length === 0
		? NONE
		: Object.fromEntries( within.map( ( [ field, text ] ) => [ field.slice( path.length ), text ] ) );
}

export function hasErrorsBelow( errors: FieldErrors, path: string ): boolean {
	return Object.keys( errors ).some( ( field ) => touches( path, field ) );
}

/** Fields outside lists that are drawn with their errors. */
const DRAWN = /^(settings\.(?!google_drive|thank_you$)|notifications\.(email|webhook)\b)/;

/** Returns the field of an error's position, by ids. Null if it isn't in the form. */
export function fieldOfError( path: string, draft: Draft ): string | null {
	const { of, rest } = parsePath( path );
	if ( kindOf( of ) === null ) {
		return path === 'questions' || DRAWN.test( path ) ? path : null;
	}
	const found = byIds( of, draft );
	return found === null ? null : pathOf( found ) + rest;
}

function pathNow( field: string, draft: Draft ): string | null {
	const { of, rest } = parsePath( field );
	if ( kindOf( of ) === null ) {
		return field;
	}
	const found = byIndexes( of, draft );
	return found === null ? null : pathOf( found ) + rest;
}

function concerns( edit: Edit, field: string ): boolean {
	const kind = kindOf( edit.of );
	if ( kind === null ) {
		return edit.kind === 'set' && touches( edit.path, field );
	}
	const whole = pathOf( parentOf( edit.of ) );
	const list = `${ whole === '' ? '' : `${ whole }.` }${ LISTS[ kind ].path }`;
	if ( kind === 'option' || ( kind === 'header' && ! ( edit.kind === 'set' && edit.path === 'value' ) ) ) {
		return touches( list, field ); // They are compared to each other.
	}
	switch ( edit.kind ) {
		case 'set':
			return (
				touches( `${ pathOf( edit.of ) }.${ edit.path }`, field ) ||
				( kind === 'webhook' && isOfAddress( edit, field ) )
			);
		case 'put':
			return field === list;
		case 'take':
			return field === list || touches( pathOf( edit.of ), field );
		case 'move':
			return false;
	}
}

/** A new address needs new secrets. */
function isOfAddress( edit: Extract< Edit, { kind: 'set' } >, field: string ): boolean {
	return edit.path === 'request_url' && field.startsWith( `${ pathOf( edit.of ) }.` );
}

/** Checks if it is the field itself, or a part of its row or list. */
export function isWithin( field: string, whole: string ): boolean {
	return field === whole || field.startsWith( `${ whole }.` ) || field.startsWith( `${ whole }[` );
}

function touches( path: string, field: string ): boolean {
	return isWithin( field, path ) || path.startsWith( `${ field }.` );
}
