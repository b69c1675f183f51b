import type { PicturedOption, Question, Survey } from '@/contract/types';
import type { Draft, FormQuestion, Option, SurveyForm } from './draft';
import { defaultThankYou, padOptions } from './new';
import { formNotificationsOf } from './webhooks';

/** @param mayTell whoever edits may decide whom answers are told to, so that the server takes it from them */
export function formOf( survey: Survey, mayTell: boolean ): SurveyForm {
	return { id: survey.id, version: survey.version, draft: draftIn( survey, mayTell ) };
}

function draftIn( survey: Survey, mayTell: boolean ): Draft {
	const { title, status, type, settings, notifications, template } = survey;
	const thankYou = settings.thank_you;
	return {
		title,
		status: status === 'publish' ? 'publish' : 'draft',
		type,
		publish_at: survey.publish_at,
		questions: survey.questions.map( formQuestionOf ),
		settings:
			thankYou.message === ''
				? { ...settings, thank_you: { ...thankYou, message: defaultThankYou() } }
				: settings,
		...( mayTell && notifications ? { notifications: formNotificationsOf( notifications ) } : {} ),
		template,
	};
}

export function formQuestionOf( question: Question ): FormQuestion {
	const { config, type } = question;
	return { ...question, config: { ...config, options: padOptions( type, config.options.map( optionOf ) ) } };
}

function optionOf( option: string | PicturedOption, index: number ): Option {
	return { ...( typeof option === 'string' ? { label: option } : option ), id: String( index + 1 ) };
}
