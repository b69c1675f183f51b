import type { PartialAnswer, SubmittedAnswer, VisitStep, WidgetQuestion } from '../../../src/contract/types';
import type { RecordVisit } from '../../shared/api/page-api';
import { parseJson, toJson } from '../../shared/trust/json';
import { lastPage, shownQuestions } from '../flow/pages';
import type { StartedSurvey } from '../flow/session/started-survey';
import { isHidden } from '../question-types/extended/hidden';
import { isConsent, isStatement } from '../question-types/extended/without-choice';

/** The part of a started survey that tells where its visitor is. */
export type Progress = Pick< StartedSurvey, 'path' | 'drafts' >;

/** Seconds on screen, by question id. */
export type Times = Record< string, number >;

const MOST_SECONDS = 86_400;

/** The maximum length of answers. Browsers send at most 64 KB when a page is left, and a character can take three bytes. */
const MOST_CHARACTERS = 18_000;

export const parseProgress = ( text: string | null ): Progress | undefined =>
	parseJson( text, ( { path, drafts }: Progress ) => path.length > 0 && drafts );

/** True if the visitor has chosen, typed, or skipped something. The order of shuffled options is stored before that. */
export const isBegun = ( questions: readonly WidgetQuestion[], { path, drafts }: Progress ): boolean =>
	path.length > shownQuestions( questions, path ).length ||
	questions.some( ( question ) => drafts[ question.id ] && ! isHidden( question ) );

/** Adds time to the questions on screen. Several questions on a page share it equally. */
export function addTime( times: Times, seconds: number, questions: readonly WidgetQuestion[] ): void {
	for ( const { id } of questions ) {
		times[ id ] = ( times[ id ] ?? 0 ) + seconds / questions.length;
	}
}

/** Returns the questions of the page where a visitor started. */
export const firstPage = ( questions: readonly WidgetQuestion[], { path }: Progress ): WidgetQuestion[] =>
	lastPage( questions, path.slice( 0, 1 ) ).filter( ( { id } ) => path.includes( id ) );

/** @param isFinished false if the visitor is still on the last page */
export function stepsOf(
	questions: readonly WidgetQuestion[],
	{ path, drafts }: Progress,
	times: Times,
	isFinished: boolean
): VisitStep[] {
	const open = isFinished ? [] : shownQuestions( questions, path );
	return questions
		.filter( ( { id } ) => path.includes( id ) )
		.map( ( question ) => ( {
			question_id: question.id,
			outcome: open.includes( question )
				? 'left'
				: isStatement( question ) || hasValue( drafts[ question.id ]?.value )
					? 'answered'
					: 'skipped',
			seconds: Math.min( MOST_SECONDS, Math.round( times[ question.id ] ?? 0 ) ),
		} ) );
}

/**
 * Returns the answers to report: the choices and scales and, for questions that keep text, what the visitor typed.
 *
 * @param clean as for the recorder
 */
export function reportedAnswers(
	questions: readonly WidgetQuestion[],
	progress: Progress,
	clean: Parameters< RecordVisit >[ 3 ]
): PartialAnswer[] {
	const typed = clean(
		questions.filter( ( { keeps_text: isKept } ) => isKept ),
		progress
	).filter( ( answer ): answer is SubmittedAnswer & PartialAnswer => answer.value !== null );
	const others = questions.filter( ( { keeps_text: isKept } ) => ! isKept );
	const all = [ ...choicesOf( others, progress ), ...typed ];
	return toJson( all ).length > MOST_CHARACTERS ? choicesOf( questions, progress ) : all;
}

/**
 * Returns the choices on the path, and the numbers on scales: nothing that the visitor typed, and no consent, which counts only if it is
 * sent.
 */
const choicesOf = ( questions: readonly WidgetQuestion[], { path, drafts }: Progress ): PartialAnswer[] =>
	questions
		.filter( ( question ) => path.includes( question.id ) && ! isConsent( question ) )
		.flatMap( ( { id, options, rows } ) => {
			const value = drafts[ id ]?.value ?? '';
			const given = rows
				? rows.map( ( row, place ) => ( { question_id: row.id, value: [ value ].flat()[ place ] ?? '' } ) )
				: [ { question_id: id, value } ];
			return given.filter(
				( { value: each } ) =>
					typeof each === 'number' || [ each ].flat().every( ( option ) => options.includes( option ) )
			);
		} );

const hasValue = ( value: SubmittedAnswer[ 'value' ] | undefined ): boolean =>
	[ value ].flat().some( ( each ) => String( each ?? '' ).trim() );
