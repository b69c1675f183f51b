import type { Question, Survey, SurveyResults } from '../contract/types';

/** A whole survey as the server answers it, from the parts a test cares for. */
export function surveyOf( parts: Partial< Survey > & { id: number } ): Survey {
	return {
		title: `Survey ${ parts.id }`,
		status: 'publish',
		type: 'survey',
		created_at: '2026-11-01T09:30:00+01:00',
		publish_at: null,
		responses_count: 0,
		version: 1,
		questions: [ questionOf( { title: 'What brought you here?' } ) ],
		settings: { thank_you: { type: 'message', message: 'Thank you' } },
		impressions: 0,
		cookie_name: `userfeedback-survey-${ parts.id }`,
		...parts,
	};
}

export function questionOf( parts: Partial< Question > ): Question {
	return {
		id: crypto.randomUUID(),
		title: '',
		type: 'text',
		config: { options: [], include_name: false },
		settings: { required: false, comment_box: false },
		...parts,
	};
}

export function resultsOf( parts: Partial< SurveyResults > & { id: number } ): SurveyResults {
	return {
		title: `Survey ${ parts.id }`,
		type: 'survey',
		status: 'publish',
		created_at: '2026-11-01T09:30:00+01:00',
		publish_at: null,
		impressions: 0,
		responses_count: 0,
		responses_count_7_days: 0,
		responses_count_30_days: 0,
		range_responses_count: 0,
		data_points: [],
		question_stats: [],
		nps_overview: null,
		nps_series: [],
		...parts,
	};
}
