import { __ } from '@wordpress/i18n';
import { QUESTION_TYPES, type QuestionType } from '@/contract/question-types';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import { questionTypeLabel } from '@/question-types/types';

/** Features that the site's plan and add-ons lack: locked here, and removed from each save by the server. */
export function useLocks() {
	const { features } = useSite();

	return {
		/** Returns the feature a type needs; null if it is available. */
		type: ( type: QuestionType ) => {
			const { is_extra: isExtra, has_pictures: hasPictures } = QUESTION_TYPES[ type ];
			const needed = isExtra ? 'extra-question-types' : hasPictures ? 'picture-question-types' : null;
			return needed === null || features[ needed ] ? null : needed;
		},
		questionOptions: IN_EDITION.plans && ! features[ 'question-options' ],
		thankYou: IN_EDITION.plans && ! features[ 'thank-you' ],
	};
}

/** Returns its name in sentences about locked features, see featureName(). */
export function questionTypeName( type: QuestionType ): string {
	/* translators: %s: a question type, such as Star rating */
	return sprintf( __( '“%s” Question Type', 'userfeedback' ), questionTypeLabel( type ) );
}
