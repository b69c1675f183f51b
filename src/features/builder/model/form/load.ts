import type { PicturedOption, Question, Survey, SurveyNotifications } from '@/contract/types';
import type { Draft, FormQuestion, Option, SurveyForm } from './draft';
import { defaultThankYou, padOptions } from './new';
import { formNotificationsOf } from './webhooks';

/** Whether whoever edits may decide whom answers are told to: all of it, by mail alone, or not at all. */
export type MayTell = boolean | 'mail';

/** @param mayTell so that the server takes what is in the form */
export function formOf( survey: Survey, mayTell: MayTell ): SurveyForm {
	return { id: survey.id, version: survey.version, draft: draftIn( survey, mayTell ) };
}

function draftIn( survey: Survey, mayTell: MayTell ): Draft {
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
		...( mayTell !== false && notifications
			? { notifications: formNotificationsOf( mayTell === 'mail' ? byMail( notifications ) : notifications ) }
			: {} ),
		template,
	};
}

/** Webhooks are not there, so that nothing of them is ever sent; the server leaves them as they are. */
function byMail( { email, webhook }: SurveyNotifications ): SurveyNotifications {
	return { email, webhook: { ...webhook, webhooks: [] } };
}

export function formQuestionOf( question: Question ): FormQuestion {
	const { config, type } = question;
	return { ...question, config: { ...config, options: padOptions( type, config.options.map( optionOf ) ) } };
}

function optionOf( option: string | PicturedOption, index: number ): Option {
	return { ...( typeof option === 'string' ? { label: option } : option ), id: String( index + 1 ) };
}
