import { __, sprintf } from '@wordpress/i18n';
import { LIMITS } from '@/contract/limits';
import type { Survey, SurveyDraft } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import type { FormQuestion } from '../form/draft';
import { formOf } from '../form/load';
import { newQuestion } from '../form/new';
import { sentDraft } from '../form/sent';
import { canAddQuestion } from '../operations/rules';

/**
 * What another survey is sent to have a question of this one as its last: by an id of its own, so that one undo here cannot
 * put the answers of two surveys under one name, and without logic, which asks for questions that stay here.
 *
 * @param id for the question over there
 */
export function withMoved( survey: Survey, question: FormQuestion, id: string ): SurveyDraft {
	const form = formOf( survey, false );
	const { logic } = newQuestion( id, question.type );
	const questions = [ ...form.draft.questions, { ...question, id, logic } ];
	return sentDraft( { ...form, draft: { ...form.draft, questions } }, form.draft );
}

/** Why it cannot have it, in a sentence; null where it can. */
export function whyNotMoved( survey: Survey, { type }: FormQuestion ): string | null {
	if ( ! canAddQuestion( survey ) ) {
		/* translators: %s: number of questions */
		return sprintf(
			__( 'That survey already has the maximum of %s questions.', 'userfeedback' ),
			formatNumber( LIMITS.QUESTIONS )
		);
	}
	if ( survey.type === 'nps' && type === 'nps' ) {
		return __( 'A Net Promoter Score survey can have only one score question.', 'userfeedback' );
	}
	return null;
}
