import { __ } from '@wordpress/i18n';
import type { QuestionType } from '@/contract/question-types';

/** A function, not a table: translations are available only after WordPress has set them up. */
export function questionTypeLabel( type: QuestionType ): string {
	switch ( type ) {
		case 'radio-button':
			return __( 'Radio buttons', 'userfeedback' );
		case 'checkbox':
			return __( 'Checkboxes', 'userfeedback' );
		case 'image-radio':
			return __( 'Image choice', 'userfeedback' );
		case 'icon-choice':
			return __( 'Icon choice', 'userfeedback' );
		case 'text':
			return __( 'Short text', 'userfeedback' );
		case 'long-text':
			return __( 'Long text', 'userfeedback' );
		case 'email':
			return __( 'Email', 'userfeedback' );
		case 'star-rating':
			return __( 'Star rating', 'userfeedback' );
		case 'nps':
			return __( 'Net Promoter Score', 'userfeedback' );
	}
}
