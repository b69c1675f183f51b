import { __ } from '@wordpress/i18n';
import type { Survey, SurveyDraft, ThankYou } from '@/contract/types';
import { isFuture } from '@/lib/survey-state';
import { newQuestion, type QuestionForm, questionDraftOf, questionFormOf } from './question-form';

export interface SurveyForm extends Pick< Survey, 'type' | 'publish_at' > {
	/** Null until the server has created the survey. */
	id: number | null;
	/** The version this form was made from; null for a survey that is not stored yet. */
	version: number | null;
	title: string;
	status: 'publish' | 'draft';
	questions: readonly QuestionForm[];
	thankYou: string;
	/** What else there is to the end of the survey, a redirect maybe: saved as it was loaded. */
	keptThankYou: ThankYou | null;
}

/** A new survey starts with one blank text question. */
export function blankForm( questionId: string ): SurveyForm {
	return {
		id: null,
		version: null,
		title: __( 'Untitled survey', 'userfeedback' ),
		status: 'draft',
		type: 'survey',
		publish_at: null,
		questions: [ newQuestion( questionId, 'text' ) ],
		thankYou: defaultThankYou(),
		keptThankYou: null,
	};
}

export function defaultThankYou(): string {
	return __( 'Thanks for your feedback!', 'userfeedback' );
}

export function formOf( survey: Survey ): SurveyForm {
	return {
		id: survey.id,
		version: survey.version,
		title: survey.title,
		status: survey.status === 'publish' ? 'publish' : 'draft',
		type: survey.type,
		publish_at: survey.publish_at,
		questions: survey.questions.map( questionFormOf ),
		thankYou: survey.settings.thank_you.message || defaultThankYou(),
		keptThankYou: survey.settings.thank_you,
	};
}

/** What is sent. Text is trimmed here, not while it is typed. */
export function draftOf( form: SurveyForm ): SurveyDraft {
	return {
		...( form.id === null ? {} : { id: form.id } ),
		...( form.version === null ? {} : { version: form.version } ),
		title: form.title.trim(),
		status: form.status,
		type: form.type,
		publish_at: form.publish_at,
		questions: form.questions.map( questionDraftOf ),
		settings: { thank_you: { ...form.keptThankYou, message: form.thankYou.trim() } },
	};
}

export function isScheduled( form: SurveyForm ): boolean {
	return form.status === 'publish' && isFuture( form.publish_at );
}

/** Equal for two forms that would be saved the same. */
export function fingerprint( form: SurveyForm ): string {
	return JSON.stringify( { ...draftOf( form ), id: null, version: null } );
}
