import type { SurveyDraft } from '@/contract/types';

/** Sentences by field: `title`, `questions`, `thank_you`, or a question's field as `questionField` names it. */
export type FieldErrors = Record< string, string >;

export type QuestionFieldName = 'title' | 'options' | 'question';

/** By the question's id and not its place, so that an error stays with its question when that is moved. */
export function questionField( question_id: string, field: QuestionFieldName ): string {
	return `${ question_id }.${ field }`;
}

export function errorsOfQuestion(
	errors: FieldErrors,
	question_id: string
): Partial< Record< QuestionFieldName, string > > {
	const found: Partial< Record< QuestionFieldName, string > > = {};
	for ( const field of [ 'title', 'options', 'question' ] as const ) {
		const text = errors[ questionField( question_id, field ) ];
		if ( text !== undefined ) {
			found[ field ] = text;
		}
	}
	return found;
}

/** Without the errors of a question that was just edited or is gone. */
export function withoutQuestion( errors: FieldErrors, question_id: string ): FieldErrors {
	return Object.fromEntries(
		Object.entries( errors ).filter( ( [ field ] ) => ! field.startsWith( `${ question_id }.` ) )
	);
}

/**
 * The server names fields by their path in what was sent (`questions[2].config.options[0]`).
 *
 * @returns errors by the form's fields, and the sentences that belong to no field of the form
 */
export function placeErrors(
	params: Readonly< Record< string, string > >,
	sent: SurveyDraft
): { placed: FieldErrors; loose: string[] } {
	const placed: FieldErrors = {};
	const loose: string[] = [];

	for ( const [ path, text ] of Object.entries( params ) ) {
		const field = fieldOf( path, sent );
		if ( field === null ) {
			loose.push( text );
		} else {
			placed[ field ] ??= text;
		}
	}
	return { placed, loose };
}

function fieldOf( path: string, sent: SurveyDraft ): string | null {
	if ( path === 'title' || path === 'questions' ) {
		return path;
	}
	if ( path.startsWith( 'settings.thank_you' ) ) {
		return 'thank_you';
	}
	const [ , place, rest = '' ] = /^questions\[(\d+)\]\.?(.*)$/.exec( path ) ?? [];
	const question_id = sent.questions?.[ Number( place ) ]?.id;
	if ( place === undefined || question_id === undefined ) {
		return null;
	}
	return questionField(
		question_id,
		rest === 'title' ? 'title' : rest.startsWith( 'config.options' ) ? 'options' : 'question'
	);
}
