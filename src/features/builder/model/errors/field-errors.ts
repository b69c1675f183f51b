import type { Draft } from '../form/draft';
import type { Edit } from '../operations/edits';

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

export function hasErrorsBelow( errors: FieldErrors, path: string ): boolean {
	return Object.keys( errors ).some( ( field ) => touches( path, field ) );
}

const FIELD = /^questions\[([^\]]+)\](?:\.config\.options\[([^\]]+)\])?(.*)$/;

/** Settings that have a field. */
const DRAWN = /^settings\.(thank_you\.|enable_tracking|for_team|targeting|geo_targeting|behavior|theming)/;

/** The field that an error names by its place, by ids. Null for none of the form's. */
export function fieldOfError( path: string, { questions }: Draft ): string | null {
	const [ , place, optionPlace, rest = '' ] = FIELD.exec( path ) ?? [];
	if ( place === undefined ) {
		return path === 'questions' || DRAWN.test( path ) ? path : null;
	}
	const question = questions[ Number( place ) ];
	const option = question?.config.options[ Number( optionPlace ) ];
	if ( question === undefined || ( optionPlace !== undefined && option === undefined ) ) {
		return null;
	}
	return written( question.id, option?.id, rest );
}

function pathNow( field: string, draft: Draft ): string | null {
	const [ , id, optionId, rest = '' ] = FIELD.exec( field ) ?? [];
	if ( id === undefined ) {
		return field;
	}
	const place = draft.questions.findIndex( ( question ) => question.id === id );
	const options = draft.questions[ place ]?.config.options ?? [];
	const optionPlace = options.findIndex( ( option ) => option.id === optionId );
	if ( place === -1 || ( optionId !== undefined && optionPlace === -1 ) ) {
		return null;
	}
	return written( String( place ), optionId === undefined ? undefined : String( optionPlace ), rest );
}

function written( question: string, option: string | undefined, rest: string ): string {
	return `questions[${ question }]${ option === undefined ? '' : `.config.options[${ option }]` }${ rest }`;
}

function concerns( edit: Edit, field: string ): boolean {
	const { question, option } = edit.of;
	if ( question === undefined ) {
		return edit.kind === 'set' ? touches( edit.path, field ) : field === 'questions';
	}
	const path = written( question, undefined, '' );
	if ( option !== undefined || edit.kind === 'put' ) {
		return touches( `${ path }.config.options`, field ); // Options are held against each other.
	}
	switch ( edit.kind ) {
		case 'set':
			return touches( `${ path }.${ edit.path }`, field );
		case 'take':
			return field === 'questions' || touches( path, field );
		case 'move':
			return false;
	}
}

function touches( path: string, field: string ): boolean {
	return (
		field === path ||
		field.startsWith( `${ path }.` ) ||
		field.startsWith( `${ path }[` ) ||
		path.startsWith( `${ field }.` )
	);
}
