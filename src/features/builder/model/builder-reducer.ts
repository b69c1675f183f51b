import type { QuestionType } from '@/contract/question-types';
import type { Survey } from '@/contract/types';
import type { BuilderState } from './builder-state';
import { type FieldErrors, withoutQuestion } from './field-errors';
import {
	isUntouched,
	newQuestion,
	type QuestionForm,
	withNewOption,
	withOption,
	withoutOption,
	withType,
} from './question-form';
import { fingerprint, formOf, type SurveyForm } from './survey-form';

export type BuilderAction =
	| { type: 'title-changed'; title: string }
	| { type: 'survey-type-changed'; surveyType: SurveyForm[ 'type' ]; questionId: string }
	| { type: 'question-added'; questionId: string; questionType: QuestionType }
	| { type: 'question-deleted'; questionId: string }
	| { type: 'question-moved'; questionId: string; to: number }
	| { type: 'question-retitled'; questionId: string; title: string }
	| { type: 'question-retyped'; questionId: string; questionType: QuestionType }
	| {
			type: 'question-switched';
			questionId: string;
			setting: 'required' | 'comment_box' | 'include_name';
			isOn: boolean;
	  }
	| { type: 'option-changed'; questionId: string; index: number; value: string }
	| { type: 'option-added'; questionId: string }
	| { type: 'option-removed'; questionId: string; index: number }
	| { type: 'thank-you-changed'; message: string }
	| { type: 'status-changed'; status: SurveyForm[ 'status' ] }
	| { type: 'publish-date-cleared' }
	| { type: 'publish-step-opened' }
	| { type: 'missing-shown' }
	| { type: 'refused'; errors: FieldErrors }
	| { type: 'saved'; sent: SurveyForm; survey: Survey };

export function builderReducer( state: BuilderState, action: BuilderAction ): BuilderState {
	switch ( action.type ) {
		case 'title-changed':
			return withForm( state, { title: action.title }, 'title' );
		case 'survey-type-changed':
			return withForm( state, { type: action.surveyType, questions: questionsFor( state.form, action ) } );
		case 'question-added':
			return withForm(
				state,
				{ questions: [ ...state.form.questions, newQuestion( action.questionId, action.questionType ) ] },
				'questions'
			);
		case 'question-deleted':
			return withForm(
				{ ...state, refused: withoutQuestion( state.refused, action.questionId ) },
				{ questions: without( state.form, action.questionId ) }
			);
		case 'question-moved':
			return withForm( state, { questions: moved( state.form.questions, action.questionId, action.to ) } );
		case 'question-retitled':
			return withQuestion( state, action.questionId, ( question ) => ( { ...question, title: action.title } ) );
		case 'question-retyped':
			return withQuestion( state, action.questionId, ( question ) =>
				isNpsSubject( state.form, question ) ? question : withType( question, action.questionType )
			);
		case 'question-switched':
			return withQuestion( state, action.questionId, ( question ) => ( {
				...question,
				[ action.setting ]: action.isOn,
			} ) );
		case 'option-changed':
			return withQuestion( state, action.questionId, ( question ) =>
				withOption( question, action.index, action.value )
			);
		case 'option-added':
			return withQuestion( state, action.questionId, withNewOption );
		case 'option-removed':
			return withQuestion( state, action.questionId, ( question ) => withoutOption( question, action.index ) );
		case 'thank-you-changed':
			return withForm( state, { thankYou: action.message }, 'thankYou' );
		case 'status-changed':
			return withForm( state, { status: action.status } );
		case 'publish-date-cleared':
			return withForm( state, { publish_at: null } );
		case 'publish-step-opened':
			return publishByDefault( state );
		case 'missing-shown':
			return { ...state, showsMissing: true };
		case 'refused':
			return { ...state, refused: action.errors, showsMissing: true };
		case 'saved':
			return afterSave( state, action.sent, action.survey );
	}
}

/** An edited field is no longer refused: the server has not seen its new value. */
function withForm( state: BuilderState, change: Partial< SurveyForm >, field?: string ): BuilderState {
	const refused =
		field === undefined
			? state.refused
			: Object.fromEntries( Object.entries( state.refused ).filter( ( [ name ] ) => name !== field ) );
	return { ...state, form: { ...state.form, ...change }, refused };
}

function withQuestion(
	state: BuilderState,
	id: string,
	change: ( question: QuestionForm ) => QuestionForm
): BuilderState {
	const questions = state.form.questions.map( ( question ) =>
		question.id === id ? change( question ) : question
	);
	return withForm( { ...state, refused: withoutQuestion( state.refused, id ) }, { questions } );
}

/** The question an NPS survey is about cannot go. */
function without( form: SurveyForm, id: string ): readonly QuestionForm[] {
	return form.questions.filter( ( question ) => question.id !== id || isNpsSubject( form, question ) );
}

/** An NPS survey is about its first NPS question. */
export function isNpsSubject( form: SurveyForm, question: QuestionForm ): boolean {
	return form.type === 'nps' && form.questions.find( ( { type } ) => type === 'nps' )?.id === question.id;
}

/** @param to place among the questions, from 0; places beyond the ends are the ends */
function moved( questions: readonly QuestionForm[], id: string, to: number ): readonly QuestionForm[] {
	const question = questions.find( ( candidate ) => candidate.id === id );
	if ( ! question ) {
		return questions;
	}
	const others = questions.filter( ( candidate ) => candidate !== question );
	const place = Math.min( Math.max( to, 0 ), others.length );
	return [ ...others.slice( 0, place ), question, ...others.slice( place ) ];
}

/** Choosing what a new survey is gives it the question it is about; nothing that was typed goes away. */
function questionsFor(
	form: SurveyForm,
	{ surveyType, questionId }: { surveyType: SurveyForm[ 'type' ]; questionId: string }
): readonly QuestionForm[] {
	const first = newQuestion( questionId, surveyType === 'nps' ? 'nps' : 'text' );
	const kept = form.questions.filter( ( question ) => ! isUntouched( question ) );
	if ( surveyType === 'nps' ) {
		return kept.some( ( { type } ) => type === 'nps' ) ? kept : [ first, ...kept ];
	}
	return kept.length > 0 ? kept : [ first ];
}

function publishByDefault( state: BuilderState ): BuilderState {
	if ( state.wasPublishedByDefault ) {
		return state;
	}
	const form: SurveyForm = { ...state.form, status: 'publish' };
	// Only a proposal: leaving without publishing loses nothing, so the form does not count as changed by it.
	const isClean = state.stored === fingerprint( state.form );
	return { ...state, form, stored: isClean ? fingerprint( form ) : state.stored, wasPublishedByDefault: true };
}

/**
 * What was typed while the server was busy stays. What was not is now as the server stored it: it may have left out what
 * the site's plan does not have, or conditions that asked for a question that is gone.
 */
function afterSave( state: BuilderState, sent: SurveyForm, survey: Survey ): BuilderState {
	const stored = formOf( survey );
	const { id, version, status, keptThankYou } = stored;
	const decided = { id, version, status, publish_at: stored.publish_at, keptThankYou };
	const questions = state.form.questions.flatMap( ( question ) => {
		const untouched = sent.questions.includes( question );
		const known = stored.questions.find( ( candidate ) => candidate.id === question.id );
		return untouched ? ( known ?? [] ) : { ...question, kept: known?.kept ?? question.kept };
	} );
	const thankYou = state.form.thankYou === sent.thankYou ? stored.thankYou : state.form.thankYou;
	return {
		...state,
		form: { ...state.form, ...decided, questions, thankYou },
		stored: fingerprint( { ...stored, title: survey.title } ),
		storedStatus: decided.status,
		refused: {},
	};
}
