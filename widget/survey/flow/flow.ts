import type { SubmittedAnswer, WidgetQuestion } from '../../../src/contract/types';
import { hiddenValue, hiddenValues, isHidden } from '../question-types/extended/hidden';
import { checkAnswer } from './answer-rules';
import type { AnswerError } from './answer-rules';
import { answersByRow } from '../question-types/faults';
import { countPages, HAS_PAGES, lastPage, shownQuestions } from './pages';
import { removeControlCharacters } from '../../shared/text/text';

/** The visitor's input for one question so far, as typed. */
export interface Draft {
	value: SubmittedAnswer[ 'value' ];
	comments: string;
	name: string;
}

export interface FlowState {
	/** Ids of the visited questions; the last page of them is on screen. */
	path: readonly string[];
	drafts: Readonly< Record< string, Draft > >;
	/** Errors on screen, found when the visitor tried to continue. */
	errors: readonly AnswerError[];
	finished: boolean;
}

export type FlowAction =
	| { type: 'edit'; draft: Partial< Draft >; of?: string | undefined }
	| { type: 'next' }
	| { type: 'skip' }
	| { type: 'back' };

/** Answers by question id. */
export type Values = Readonly< Record< string, SubmittedAnswer[ 'value' ] > >;

/** Returns the ids of the questions to ask, given the answers so far. */
export type SelectQuestions = ( questions: readonly WidgetQuestion[], values: Values ) => readonly string[];

export const EMPTY_DRAFT: Draft = { value: null, comments: '', name: '' };

/** @param asked also decides the first question. */
export function startFlow( questions: readonly WidgetQuestion[], asked: SelectQuestions ): FlowState {
	const path = asked( questions, EXTENDED ? hiddenValues( questions ) : {} ).slice( 0, 1 );
	const state: FlowState = { path, drafts: {}, errors: [], finished: ! path.length };
	return HAS_PAGES && path.length ? withPage( questions, state, asked ) : state;
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
	if ( HAS_PAGES ) {
		return stepOnPage( questions, state, action, asked );
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

/** The same for pages with any number of questions. */
function stepOnPage(
	questions: readonly WidgetQuestion[],
	state: FlowState,
	action: FlowAction,
	asked: SelectQuestions
): FlowState {
	const page = shownQuestions( questions, state.path );
	switch ( action.type ) {
		case 'edit': {
			const edited = page.filter( ( { id }, place ) => ( action.of ? id === action.of : ! place ) );
			const errors = state.errors.filter( ( { of } ) => edited.every( ( { id } ) => id !== of ) );
			const drafted = edited.reduce( ( now, each ) => withDraft( now, each, action.draft ), state );
			return withPage( questions, { ...drafted, errors }, asked );
		}
		case 'skip': {
			if ( page.some( ( { required } ) => required ) ) {
				return state;
			}
			const drafted = page.reduce( ( now, each ) => withDraft( now, each, EMPTY_DRAFT ), state );
			const empty = withPage( questions, { ...drafted, errors: [] }, asked );
			// Without its answers, the page may have a required question that it didn't have before.
			return shownQuestions( questions, empty.path ).some( ( { required } ) => required )
				? empty
				: advanced( questions, empty, asked );
		}
		case 'next': {
			const errors = page.flatMap( ( each ) =>
				checkAnswer( each, answerTo( each, state ) ).errors.map( ( error ) => ( { ...error, of: each.id } ) )
			);
			return errors.length ? { ...state, errors } : advanced( questions, state, asked );
		}
		case 'back': {
			const path = state.path.slice( 0, -page.length );
			return path.length ? { ...state, path, errors: [] } : state;
		}
	}
}

/** Ends the path with the questions of its last page that the answers so far lead to. The first one stays in any case. */
export function withPage( questions: readonly WidgetQuestion[], state: FlowState, asked: SelectQuestions ): FlowState {
	const page = lastPage( questions, state.path ).map( ( { id } ) => id );
	const others = shownQuestions( questions, state.path ).length - 1;
	const path = state.path.slice( 0, state.path.length - others );
	// Each question depends only on earlier ones that are asked, so answers of the others change nothing.
	const ids = asked( questions, valuesOf( questions, { ...state, path: [ ...path, ...page ] } ) );
	return { ...state, path: [ ...path, ...page.filter( ( id ) => ! path.includes( id ) && ids.includes( id ) ) ] };
}

/** Returns the question on screen; the first one of several. */
export const currentQuestion = (
	questions: readonly WidgetQuestion[],
	{ path }: FlowState
): WidgetQuestion | undefined =>
	HAS_PAGES ? shownQuestions( questions, path )[ 0 ] : questions.find( ( { id } ) => id === path[ path.length - 1 ] );

export const draftOf = ( state: Pick< FlowState, 'drafts' >, question: WidgetQuestion ): Draft =>
	EXTENDED && isHidden( question )
		? { ...EMPTY_DRAFT, value: hiddenValue( question, state.drafts[ question.id ]?.value ) }
		: ( state.drafts[ question.id ] ?? EMPTY_DRAFT );

/** Returns the answers on the visited path, ready to send; null if every question was skipped. */
export function answersOf( questions: readonly WidgetQuestion[], state: FlowState ): SubmittedAnswer[] | null {
	const answers = cleanAnswers( questions, state );
	const isGiven = answers.some(
		EXTENDED
			? ( { value, question_id: wanted } ) =>
					value !== null && ! questions.some( ( each ) => each.id === wanted && isHidden( each ) )
			: ( { value } ) => value !== null
	);
	return isGiven ? answers : null;
}

/** Returns the number of questions or pages, as far as the answers so far determine it. */
export const countOf = ( questions: readonly WidgetQuestion[], state: FlowState, asked: SelectQuestions ): number =>
	HAS_PAGES
		? countPages( questions, asked( questions, valuesOf( questions, state ) ) )
		: asked( questions, valuesOf( questions, state ) ).length;

/** Returns the answers on the visited path and those of hidden fields. */
export const cleanAnswers = (
	questions: readonly WidgetQuestion[],
	state: Pick< FlowState, 'path' | 'drafts' >
): SubmittedAnswer[] => {
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

function answerTo( question: WidgetQuestion, state: Pick< FlowState, 'drafts' > ): SubmittedAnswer {
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
		? HAS_PAGES
			? withPage( questions, { ...state, path: [ ...state.path, following.id ], errors: [] }, asked )
			: { ...state, path: [ ...state.path, following.id ], errors: [] }
		: { ...state, errors: [], finished: true };
}
