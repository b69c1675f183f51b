import { QUESTION_TYPES, type QuestionType } from '@/contract/question-types';
import { useSite } from '@/lib/site';

/** What the site's plan and add-ons do not have: shown locked here, taken out of each save by the server. */
export function useLocks() {
	const { features } = useSite();

	return {
		/** What a type would need; null for one that may be used. */
		type: ( type: QuestionType ) => {
			const { is_extra: isExtra, has_pictures: hasPictures } = QUESTION_TYPES[ type ];
			const needed = isExtra ? 'extra-question-types' : hasPictures ? 'picture-question-types' : null;
			return needed === null || features[ needed ] ? null : needed;
		},
		questionOptions: IN_EDITION.plans && ! features[ 'question-options' ],
		thankYou: IN_EDITION.plans && ! features[ 'thank-you' ],
	};
}
