import type { Draft } from '../form/draft';
import type { Edit } from '../operations/edits';
import { byIds, byPlaces, nameOf, parsed } from '../operations/names';
import { around, kindOf, LISTS } from '../operations/places';

/** Sentences by field, as the server names it by its place in what was sent: `questions[2].config.options[0]`. */
export type FieldErrors = Readonly< Record< string, string > >;

/** The same with ids in the place of numbers, so that an error stays with its question and its option wherever they move. */
export type HeldErrors = Readonly< Record< string, string > >;

/** One object, so that what has no errors is not drawn again. */
const NONE: FieldErrors = {};

/**
 * @param sent what the server had before it when it named these fields
 * @returns errors to hold, and the sentences that belong to no field of the form
 */
export function heldErrors( errors: FieldErrors, sent: Draft ): { held: HeldErrors; loose: string[] } {
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

/** By where each field stands now; without those that are gone. */
export function errorsNow( held: HeldErrors, draft: Draft ): FieldErrors {
	const now = Object.entries( held ).flatMap( ( [ field, text ] ) => {
		const path = pathNow( field, draft );
		return path === null ? [] : [ [ path, text ] as const ];
	} );
	return now.length === 0 ? NONE : Object.fromEntries( now );
}

/** Those that are left after a change: the server has not seen the new values. */
export function withoutEdited( held: HeldErrors, edits: readonly Edit[] ): HeldErrors {
	const left = Object.entries( held ).filter( ( [ field ] ) => ! edits.some( ( edit ) => concerns( edit, field ) ) );
	return left.length === Object.keys( held ).length ? held : Object.fromEntries( left );
}

/** Those of one question, by the rest of their path: `title`, `config.options[0]`. */
export function errorsBelow( errors: FieldErrors, path: string ): FieldErrors {
	const below = Object.entries( errors ).filter( ( [ field ] ) => field.startsWith( `${ path }.` ) );
	return below.length === 0
		? NONE
		: Object.fromEntries( below.map( ( [ field, text ] ) => [ field.slice( path.length + 1 ), text ] ) );
}

/** Those of what stands in one list, by the rest of their path: `[0].value`. */
export function errorsOfList( errors: FieldErrors, path: string ): FieldErrors {
	const within = Object.entries( errors ).filter( ( [ field ] ) => field.startsWith( `${ path }[` ) );
	return within.length === 0
		? NONE
		: Object.fromEntries( within.map( ( [ field, text ] ) => [ field.slice( path.length ), text ] ) );
}

export function hasErrorsBelow( errors: FieldErrors, path: string ): boolean {
	return Object.keys( errors ).some( ( field ) => touches( path, field ) );
}

/** What stands in no list and has a field. */
const DRAWN =
	/^(settings\.(thank_you\.|enable_tracking|for_team|targeting|geo_targeting|behavior|theming)|notifications\.(email|webhook)\b)/;

/** The field that an error names by its place, by ids. Null for none of the form's. */
export function fieldOfError( path: string, draft: Draft ): string | null {
	const { of, rest } = parsed( path );
	if ( kindOf( of ) === null ) {
		return path === 'questions' || DRAWN.test( path ) ? path : null;
	}
	const found = byIds( of, draft );
	return found === null ? null : nameOf( found ) + rest;
}

function pathNow( field: string, draft: Draft ): string | null {
	const { of, rest } = parsed( field );
	if ( kindOf( of ) === null ) {
		return field;
	}
	const found = byPlaces( of, draft );
	return found === null ? null : nameOf( found ) + rest;
}

function concerns( edit: Edit, field: string ): boolean {
	const kind = kindOf( edit.of );
	if ( kind === null ) {
		return edit.kind === 'set' && touches( edit.path, field );
	}
	const whole = nameOf( around( edit.of ) );
	const list = `${ whole === '' ? '' : `${ whole }.` }${ LISTS[ kind ].path }`;
	if ( kind === 'option' || ( kind === 'header' && ! ( edit.kind === 'set' && edit.path === 'value' ) ) ) {
		return touches( list, field ); // They are held against each other.
	}
	switch ( edit.kind ) {
		case 'set':
			return (
				touches( `${ nameOf( edit.of ) }.${ edit.path }`, field ) ||
				( kind === 'webhook' && isOfAddress( edit, field ) )
			);
		case 'put':
			return field === list;
		case 'take':
			return field === list || touches( nameOf( edit.of ), field );
		case 'move':
			return false;
	}
}

/** Another address is asked for other secrets. */
function isOfAddress( edit: Extract< Edit, { kind: 'set' } >, field: string ): boolean {
	return edit.path === 'request_url' && field.startsWith( `${ nameOf( edit.of ) }.` );
}

/** The field itself, or a part of the row or list that it is. */
export function isWithin( field: string, whole: string ): boolean {
	return field === whole || field.startsWith( `${ whole }.` ) || field.startsWith( `${ whole }[` );
}

function touches( path: string, field: string ): boolean {
	return isWithin( field, path ) || path.startsWith( `${ field }.` );
}
