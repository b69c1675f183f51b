import type { SurveyDraft } from '@/contract/types';

/** Sentences by field: `title`, `questions`, `thankYou`, or a question's field as `questionField` names it. */
export type FieldErrors = Record< string, string >;

export type QuestionFieldName = 'title' | 'options' | 'question';

/** By the question's id and not its place, so that an error stays with its question when that is moved. */
export function questionField( questionId: string, field: QuestionFieldName ): string {
	return `${ questionId }.${ field }`;
}

export function errorsOfQuestion(
	errors: FieldErrors,
	questionId: string
): Partial< Record< QuestionFieldName, string > > {
	const found: Partial< Record< QuestionFieldName, string > > = {};
	for ( const field of [ 'title', 'options', 'question' ] as const ) {
		const text = errors[ questionField( questionId, field ) ];
		if ( text !== undefined ) {
			found[ field ] = text;
		}
	}
	return found;
}

/** Without the errors of a question that was just edited or is gone. */
export function withoutQuestion( errors: FieldErrors, questionId: string ): FieldErrors {
	return Object.fromEntries(
		Object.entries( errors ).filter( ( [ field ] ) => ! field.startsWith( `${ questionId }.` ) )
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
		return 'thankYou';
	}
	const [ , place, rest = '' ] = /^questions\[(\d+)\]\.?(.*)$/.exec( path ) ?? [];
	const questionId = sent.questions?.[ Number( place ) ]?.id;
	if ( place === undefined || questionId === undefined ) {
		return null;
	}
	return questionField(
		questionId,
		rest === 'title' ? 'title' : rest.startsWith( 'config.options' ) ? 'options' : 'question'
	);
}
