import { __ } from '@wordpress/i18n';
import { QUESTION_TYPES } from '../../../contract/question-types';
import type { FieldErrors } from './field-errors';
import { questionField } from './field-errors';
import type { SurveyForm } from './survey-form';

/** What keeps the Questions step from being complete. A draft may be saved all the same. */
export function validate( form: SurveyForm ): FieldErrors {
	const errors: FieldErrors = {};

	if ( form.questions.length === 0 ) {
		errors[ 'questions' ] = __( 'Add at least one question.', 'userfeedback' );
	}
	for ( const question of form.questions ) {
		if ( question.title.trim() === '' ) {
			errors[ questionField( question.id, 'title' ) ] = __( 'Title is required.', 'userfeedback' );
		}
		if (
			QUESTION_TYPES[ question.type ].has_options &&
			question.options.some( ( option ) => option.trim() === '' )
		) {
			errors[ questionField( question.id, 'options' ) ] = __( 'Options are required.', 'userfeedback' );
		}
	}
	if ( form.thank_you.trim() === '' ) {
		errors[ 'thank_you' ] = __( 'Message is required.', 'userfeedback' );
	}
	return errors;
}

export function isComplete( form: SurveyForm ): boolean {
	return Object.keys( validate( form ) ).length === 0;
}
