import type { Question, Survey, SurveyResults, SurveySettings, ThankYou } from '../contract/types';

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
		settings: settingsOf( { message: 'Thank you' } ),
		notifications: {
			email: { active: true, addresses: '', logic: { enable: false, action: 'send', conditions: [] } },
			webhook: { active: false, webhooks: [] },
		},
		template: '',
		impressions: 0,
		cookie_name: `userfeedback-survey-${ parts.id }`,
		...parts,
	};
}

/** Every setting as a new survey has it, but for these of its end. */
export function settingsOf( thank_you: Partial< ThankYou > ): SurveySettings {
	return {
		enable_tracking: false,
		thank_you: { type: 'message', message: '', button: null, redirect_to: null, conditions: [], ...thank_you },
		targeting: { devices: [ 'desktop', 'tablet', 'mobile' ], pages: 'all', page_rules: [] },
		geo_targeting: { target: 'all', countries: [] },
		behavior: {
			timing: 'immediate',
			timing_delay: 20,
			display_length: 'until_response',
			run_time: 'indefinitely',
			expire_at: null,
			start_minimized: false,
			ask_again_days: 0,
		},
		theming: {
			color_scheme: 'light',
			widget_color: '#ffffff',
			text_color: '#23282D',
			button_color: '#2D87F1',
			widget_toggle_text: '',
			widget_toggle_icon: 'field-userfeedback',
			widget_toggle_color: '#23282D',
			font: { family: '', weight: '' },
			position: 'bottom_right',
			show_logo: true,
			logo_type: 'userfeedback',
			custom_logo: '',
			skip_text: '',
			next_text: '',
		},
		google_drive: { enable: false, file_name: '' },
	};
}

export function questionOf( parts: Partial< Question > ): Question {
	return {
		id: crypto.randomUUID(),
		title: '',
		type: 'text',
		config: { options: [], include_name: false },
		settings: {
			required: false,
			comment_box: false,
			randomize: false,
			icon_color: '#1579EF',
			icon_size: 'medium',
		},
		logic: { enabled: false, action: 'show', conditions: [] },
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
		not_counted: 0,
		data_points: [],
		questions: [],
		question_stats: [],
		nps_overview: null,
		nps_series: [],
		...parts,
	};
}
