import type { Survey } from '@/contract/types';
import { type FieldErrors } from './field-errors';
import { blankForm, fingerprint, formOf, type SurveyForm } from './survey-form';
import { validate } from './validation';

export interface BuilderState {
	form: SurveyForm;
	/** Fingerprint of what the server has; null when it has nothing. */
	stored: string | null;
	storedStatus: SurveyForm[ 'status' ];
	/** Set by a save or a step forward that met an error: from then on what is missing is marked. */
	showsMissing: boolean;
	/** What the server refused, by field, until that field is edited. */
	refused: FieldErrors;
	/** A new survey becomes "publish" when the Publish step first opens. */
	wasPublishedByDefault: boolean;
}

export function newState( questionId: string ): BuilderState {
	return { ...stateOf( blankForm( questionId ) ), stored: null, wasPublishedByDefault: false };
}

export function loadedState( survey: Survey ): BuilderState {
	return stateOf( formOf( survey ) );
}

function stateOf( form: SurveyForm ): BuilderState {
	return {
		form,
		stored: fingerprint( form ),
		storedStatus: form.status,
		showsMissing: false,
		refused: {},
		wasPublishedByDefault: true,
	};
}

export function visibleErrors( state: BuilderState ): FieldErrors {
	return { ...( state.showsMissing ? validate( state.form ) : {} ), ...state.refused };
}

/** Would something typed be lost by leaving? A new survey that nobody has touched would not. */
export function isDirty( state: BuilderState ): boolean {
	if ( state.stored !== null ) {
		return fingerprint( state.form ) !== state.stored;
	}
	const untouched = blankForm( state.form.questions[ 0 ]?.id ?? '' );
	return fingerprint( state.form ) !== fingerprint( untouched );
}
