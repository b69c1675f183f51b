import type { Question, Survey, SurveyResults, SurveySettings, ThankYou } from '@/contract/types';
import { recorded } from './recorded';

const survey = recorded< Survey >( 'survey' ).body;
const results = recorded< SurveyResults >( 'results' ).body;

/** A whole survey as the server answers it, from the parts a test cares for. */
export function surveyOf( parts: Partial< Survey > & { id: number } ): Survey {
	return {
		...survey,
		title: `Survey ${ parts.id }`,
		questions: [ questionOf( { title: 'What brought you here?' } ) ],
		cookie_name: `userfeedback-survey-${ parts.id }`,
		...parts,
	};
}

/** Every setting as a new survey has it, but for these of its end. */
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

export function resultsOf( parts: Partial< SurveyResults > & { id: number } ): SurveyResults {
	return { ...results, title: `Survey ${ parts.id }`, ...parts };
}
