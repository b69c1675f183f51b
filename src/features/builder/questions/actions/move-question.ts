import { __ } from '@wordpress/i18n';
import { LIMITS } from '@/contract/limits';
import { QUESTION_TYPES } from '@/contract/question-types';
import type { Survey, SurveyDraft } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { omit } from '@/lib/omit';
import { sprintf } from '@/lib/labels/sprintf';
import { copiedConfig } from '@/question-types/matrix/rows';
import { isSurveyScore } from '@/question-types/nps/survey-score';
import type { FormQuestion } from '@/features/builder/draft/form/draft';
import { formOf } from '@/features/builder/draft/form/load-survey';
import { newQuestion } from '@/features/builder/draft/form/new-draft';
import { draftToSend } from '@/features/builder/draft/form/draft-to-send';
import { fillTokens } from '@widget/shared/logic/recall';
import { canAddQuestion, hasTooManyOptions, maxOptions } from '@/features/builder/draft/operations/limits';

/**
 * Returns the data to send so that another survey gets a question of this one as its last: with a new id, so that an undo here
 * can't mix the answers of two surveys, on a page of its own, and without logic and inserted answers, which refer to questions
 * that stay here.
 *
 * @param id for the question in the other survey
 */
export function withQuestionAdded( survey: Survey, question: FormQuestion, id: string ): SurveyDraft {
	const form = formOf( survey, false );
	const { logic } = newQuestion( id, question.type );
	const { title } = question;
	const settings = omit( question.settings, 'same_page' );
	const texts = {
		title: fillTokens( title, {} ),
		settings: settings.help === undefined ? settings : { ...settings, help: fillTokens( settings.help, {} ) },
	};
	const moved = { ...question, ...texts, id, config: copiedConfig( question.config ), logic };
	const questions = [ ...form.draft.questions, moved ];
	return draftToSend( { ...form, draft: { ...form.draft, questions } }, form.draft );
}

/** Returns why it can't be moved there, in a sentence; null if it can. */
export function moveError( survey: Survey, question: FormQuestion ): string | null {
	if ( ! canAddQuestion( survey, question.type ) ) {
		/* translators: %s: number of questions */
		return sprintf(
			__( 'That survey already has the maximum of %s questions.', 'userfeedback' ),
			formatNumber( QUESTION_TYPES[ question.type ].is_hidden ? LIMITS.HIDDEN_FIELDS : LIMITS.QUESTIONS )
		);
	}
	if ( isSurveyScore( survey, question ) ) {
		return __( 'A Net Promoter Score survey can have only one score question.', 'userfeedback' );
	}
	if ( hasTooManyOptions( question ) ) {
		/* translators: %s: how many options a question may have */
		return sprintf(
			__( 'A question can have up to %s options. Remove some before you move this one.', 'userfeedback' ),
			formatNumber( maxOptions( question.type ) )
		);
	}
	return null;
}
