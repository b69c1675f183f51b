import type {
	Question,
	Survey,
	SurveyNotifications,
	SurveyResults,
	SurveySettings,
	ThankYou,
	Webhook,
} from '@/contract/types';
import { recorded } from './recorded';

const survey = recorded< Survey >( 'survey' ).body;
const results = recorded< SurveyResults >( 'results' ).body;

/** Builds a complete survey as the server returns it, from the parts a test needs. */
export function surveyOf( parts: Partial< Survey > & { id: number } ): Survey {
	return {
		...survey,
		title: `Survey ${ parts.id }`,
		questions: [ questionOf( { title: 'What brought you here?' } ) ],
		cookie_name: `userfeedback-survey-${ parts.id }`,
		...parts,
	};
}

/** Settings of a new survey, with these changes to its thank-you step. */
export function settingsOf( thankYou: Partial< ThankYou > ): SurveySettings {
	return { ...survey.settings, thank_you: { ...survey.settings.thank_you, ...thankYou } };
}

export function questionOf( parts: Partial< Question > ): Question {
	const [ asked ] = survey.questions;
	if ( ! asked ) {
		throw new Error( 'The recorded survey has no question.' );
	}
	return { ...asked, id: crypto.randomUUID(), title: '', ...parts };
}

/** Builds a webhook as the server returns it, without any secret values. */
export function webhookOf( parts: Partial< Webhook > ): Webhook {
	return {
		id: '33333333-1111-4111-8111-111111111111',
		name: 'Our hook',
		request_url: 'https://example.org/hook',
		request_method: 'POST',
		request_format: 'JSON',
		body: [ { key: 'page', value: 'page.url' } ],
		headers: [ { key: 'Authorization', has_value: true } ],
		has_secret: true,
		...parts,
	};
}

/** A survey's notifications, with these webhooks. */
export function toldOf(
	email: Partial< SurveyNotifications[ 'email' ] >,
	webhooks: Webhook[] = []
): SurveyNotifications {
	const { notifications } = survey;
	if ( ! notifications ) {
		throw new Error( 'The recorded survey tells nobody.' );
	}
	return {
		email: { ...notifications.email, ...email },
		webhook: { active: webhooks.length > 0, webhooks },
	};
}

export function resultsOf( parts: Partial< SurveyResults > & { id: number } ): SurveyResults {
	return { ...results, title: `Survey ${ parts.id }`, ...parts };
}
