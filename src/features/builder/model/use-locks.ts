import { QUESTION_TYPES, type QuestionType } from '@/contract/question-types';
import { useSite } from '@/lib/site';

/** What the site's plan and add-ons do not have: shown locked here, taken out of each save by the server. */
export function useLocks() {
	const { features } = useSite();

	return {
		type: ( type: QuestionType ) =>
			( QUESTION_TYPES[ type ].is_extra && ! features[ 'extra-question-types' ] ) ||
			( QUESTION_TYPES[ type ].has_pictures && ! features[ 'picture-question-types' ] ),
		questionOptions: ! features[ 'question-options' ],
		thankYou: ! features[ 'thank-you' ],
	};
}
