import type { SubmittedAnswer, WidgetQuestion } from '../../../src/contract/types';
import { hiddenValue, hiddenValues, isHidden } from '../question-types/extended/hidden';
import { checkAnswer } from './answer-rules';
import type { AnswerError } from './answer-rules';
import { answersByRow } from '../question-types/matrix/matrix-answers';
import { removeControlCharacters } from '../../shared/text/text';

/** The visitor's input for one question so far, as typed. */
export interface Draft {
	value: SubmittedAnswer[ 'value' ];
	comments: string;
	name: string;
}

export interface FlowState {
	/** Ids of the visited questions; the last one is the question on screen. */
	path: readonly string[];
	drafts: Readonly< Record< string, Draft > >;
	/** Errors in the question on screen, found when the visitor tried to continue. */
	errors: readonly AnswerError[];
	finished: boolean;
}

export type FlowAction =
	{ type: 'edit'; draft: Partial< Draft > } | { type: 'next' } | { type: 'skip' } | { type: 'back' };

/** Answers by question id. */
export type Values = Readonly< Record< string, SubmittedAnswer[ 'value' ] > >;

/** Returns the ids of the questions to ask, given the answers so far. */
export type SelectQuestions = ( questions: readonly WidgetQuestion[], values: Values ) => readonly string[];

export const EMPTY_DRAFT: Draft = { value: null, comments: '', name: '' };

/** @param asked also decides the first question. */
export function startFlow( questions: readonly WidgetQuestion[], asked: SelectQuestions ): FlowState {
	const path = asked( questions, EXTENDED ? hiddenValues( questions ) : {} ).slice( 0, 1 );
	return { path, drafts: {}, errors: [], finished: ! path.length };
}

/**
 * Applies one action of the visitor. Forward steps only lead to later questions, so no survey can loop, and an action after the
 * end changes nothing.
 */
export function step(
	questions: readonly WidgetQuestion[],
	state: FlowState,
	action: FlowAction,
	asked: SelectQuestions
): FlowState {
	const question = currentQuestion( questions, state );
	if ( ! question || state.finished ) {
		return state;
	}
	switch ( action.type ) {
		case 'edit':
			return { ...withDraft( state, question, action.draft ), errors: [] };
		case 'skip':
			return question.required ? state : advanced( questions, withDraft( state, question, EMPTY_DRAFT ), asked );
		case 'next': {
			const { errors } = checkAnswer( question, answerTo( question, state ) );
			return errors.length ? { ...state, errors } : advanced( questions, state, asked );
		}
		case 'back':
			return state.path.length > 1 ? { ...state, path: state.path.slice( 0, -1 ), errors: [] } : state;
	}
}

export const currentQuestion = (
	questions: readonly WidgetQuestion[],
	{ path }: FlowState
): WidgetQuestion | undefined => questions.find( ( { id } ) => id === path[ path.length - 1 ] );

export const draftOf = ( state: FlowState, question: WidgetQuestion ): Draft =>
	EXTENDED && isHidden( question )
		? { ...EMPTY_DRAFT, value: hiddenValue( question, state.drafts[ question.id ]?.value ) }
		: ( state.drafts[ question.id ] ?? EMPTY_DRAFT );

/** Returns the answers on the visited path, ready to send; null if every question was skipped. */
export function answersOf( questions: readonly WidgetQuestion[], state: FlowState ): SubmittedAnswer[] | null {
	const answers = cleanAnswers( questions, state );
	const isGiven = answers.some(
		EXTENDED
			? ( { value, question_id: wanted } ) =>
					value !== null && questions.some( ( each ) => each.id === wanted && ! isHidden( each ) )
			: ( { value } ) => value !== null
	);
	return isGiven ? answers : null;
}

/** Returns the number of questions, as far as the answers so far determine it. */
export const countOf = ( questions: readonly WidgetQuestion[], state: FlowState, asked: SelectQuestions ): number =>
	asked( questions, valuesOf( questions, state ) ).length;

/** Returns the answers on the visited path and those of hidden fields. */
export const cleanAnswers = ( questions: readonly WidgetQuestion[], state: FlowState ): SubmittedAnswer[] => {
	const visited = questions.filter(
		EXTENDED
			? ( question ) => state.path.includes( question.id ) || isHidden( question )
			: ( { id } ) => state.path.includes( id )
	);
	const clean = visited.map( ( question ) => checkAnswer( question, answerTo( question, state ) ).clean );
	return EXTENDED && IN_EDITION[ 'extra-question-types' ] ? answersByRow( visited, clean ) : clean;
};

/** Returns the answers on the visited path, for the rules. */
export const valuesOf = ( questions: readonly WidgetQuestion[], state: FlowState ): Values =>
	Object.fromEntries( cleanAnswers( questions, state ).map( ( { question_id: id, value } ) => [ id, value ] ) );

function answerTo( question: WidgetQuestion, state: FlowState ): SubmittedAnswer {
	const { value, comments, name } = draftOf( state, question );
	return {
		question_id: question.id,
		// Options are sent exactly as received, whatever characters they contain.
		value:
			typeof value === 'string' && ! question.options.includes( value )
				? removeControlCharacters( value )
				: value,
		extra: { comments: removeControlCharacters( comments ), name: removeControlCharacters( name ) },
	};
}

function withDraft( state: FlowState, question: WidgetQuestion, draft: Partial< Draft > ): FlowState {
	return { ...state, drafts: { ...state.drafts, [ question.id ]: { ...draftOf( state, question ), ...draft } } };
}

function advanced( questions: readonly WidgetQuestion[], state: FlowState, asked: SelectQuestions ): FlowState {
	const here = questions.findIndex( ( { id } ) => id === state.path[ state.path.length - 1 ] );
	const ids = asked( questions, valuesOf( questions, state ) );
	const following = questions.find( ( { id }, place ) => place > here && ids.includes( id ) );
	return following
		? { ...state, path: [ ...state.path, following.id ], errors: [] }
		: { ...state, errors: [], finished: true };
}
