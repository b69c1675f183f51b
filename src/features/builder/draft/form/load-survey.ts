import type { PicturedOption, Question, Survey, SurveyNotifications } from '@/contract/types';
import type { Draft, FormQuestion, Option, SurveyForm } from './draft';
import { defaultThankYou, padOptions } from './new-draft';
import { formNotificationsOf } from './webhooks';

/** The editor's permission to set recipients: for all of it, for email only, or not at all. */
export type MayNotify = boolean | 'mail';

/** @param mayNotify limits the form to what the server accepts */
export function formOf( survey: Survey, mayNotify: MayNotify ): SurveyForm {
	return {
		id: survey.id,
		version: survey.version,
		responses: survey.responses_count,
		...( IN_EDITION.behavior && survey.quotas && { quotas: survey.quotas } ),
		...( IN_EDITION.behavior && survey.share_today !== null && { shareToday: survey.share_today } ),
		...( IN_EDITION.behavior && survey.comparison && { comparison: survey.comparison } ),
		draft: draftIn( survey, mayNotify ),
	};
}

function draftIn( survey: Survey, mayNotify: MayNotify ): Draft {
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
		...( mayNotify !== false && notifications
			? { notifications: formNotificationsOf( mayNotify === 'mail' ? byMail( notifications ) : notifications ) }
			: {} ),
		template,
	};
}

/** Leaves out webhooks, so that none are ever sent; the server keeps them unchanged. */
function byMail( { email, webhook }: SurveyNotifications ): SurveyNotifications {
	return { email, webhook: { ...webhook, webhooks: [] } };
}

export function formQuestionOf( question: Question ): FormQuestion {
	const { config, type } = question;
	const { option_ids: ids, other, ...others } = config;
	const options = config.options.map( ( option, index ) => optionOf( option, index, ids?.[ index ], other ) );
	return { ...question, config: { ...others, options: padOptions( type, options ) } };
}

function optionOf(
	option: string | PicturedOption,
	index: number,
	id: string | undefined,
	other: string | undefined
): Option {
	const shown = typeof option === 'string' ? { label: option } : option;
	const savedId = id ?? shown.label;
	return {
		...shown,
		id: String( index + 1 ),
		...( savedId === '' ? {} : { savedId } ),
		...( shown.label === other ? { isOther: true } : {} ),
	};
}
