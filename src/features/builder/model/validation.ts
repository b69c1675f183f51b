import { __, _n, sprintf } from '@wordpress/i18n';
import { QUESTION_TYPES } from '@/contract/question-types';
import { formatNumber } from '@/lib/format';
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
	if ( form.thankYou.trim() === '' ) {
		errors[ 'thankYou' ] = __( 'Message is required.', 'userfeedback' );
	}
	return errors;
}

/** What a draft still lacks, in a sentence or two; empty when it could be published. */
export function missingInWords( form: SurveyForm ): string {
	const missing = Object.keys( validate( form ) );
	const untitled = missing.filter( ( field ) => field.endsWith( '.title' ) ).length;
	const sentences: string[] = [];

	if ( missing.includes( 'questions' ) ) {
		sentences.push( __( 'It has no questions.', 'userfeedback' ) );
	}
	if ( untitled > 0 ) {
		sentences.push(
			sprintf(
				/* translators: %s: a number of questions. */
				_n( '%s question needs a title.', '%s questions need a title.', untitled, 'userfeedback' ),
				formatNumber( untitled )
			)
		);
	}
	if ( missing.some( ( field ) => field.endsWith( '.options' ) ) ) {
		sentences.push( __( 'Some questions are missing options.', 'userfeedback' ) );
	}
	return sentences.join( ' ' );
}

export function isComplete( form: SurveyForm ): boolean {
	return Object.keys( validate( form ) ).length === 0;
}
