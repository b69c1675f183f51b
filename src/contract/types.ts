// Made by `npm run contract` from includes/Contract. Do not edit.
export interface AnswerExtra {
	comments?: string;
	name?: string;
}
export interface ApiError {
	code: string;
	message: string;
	data: {
		status: number;
		params?: {
			[k: string]: string;
		};
		details?: unknown;
		version?: number;
		nonce?: string;
	};
}
export interface BulkResult {
	updated: number[];
	skipped: {
		id: number;
		reason: string;
	}[];
}
export interface DataPoint {
	date: string;
	count: number;
}
export interface ImpressionQuery {
	nonce: string;
}
export interface ManifestQuery {
	page?: number;
	/**
	 * @maxItems 20
	 */
	inline?: number[];
}
export interface NpsOverview {
	detractor: number;
	passive: number;
	promoter: number;
	nps: number;
	total: number;
}
export interface NpsPoint {
	date: string;
	nps: number;
}
export interface OptionCount {
	value: string;
	count: number;
}
export interface PageContext {
	id: number;
	name: string;
}
export interface Pagination {
	page: number;
	pages: number;
	per_page: number;
	total: number;
}
export interface Question {
	id: string;
	title: string;
	type: 'radio-button' | 'checkbox' | 'text' | 'long-text' | 'email' | 'star-rating' | 'nps';
	config: QuestionConfig;
	settings: QuestionSettings;
}
export interface QuestionConfig {
	options: string[];
	include_name: boolean;
}
export interface QuestionSettings {
	required: boolean;
	comment_box: boolean;
}
export interface QuestionDraft {
	id?: string;
	title: string;
	type: 'radio-button' | 'checkbox' | 'text' | 'long-text' | 'email' | 'star-rating' | 'nps';
	config?: {
		/**
		 * @maxItems 5
		 */
		options?: string[];
		include_name?: boolean;
	};
	settings?: {
		required?: boolean;
		comment_box?: boolean;
	};
}
export interface QuestionStats {
	id: string;
	type: 'radio-button' | 'checkbox' | 'text' | 'long-text' | 'email' | 'star-rating' | 'nps';
	title: string;
	is_quantitative: boolean;
	total_answers: number;
	skipped: number;
	options: OptionCount[];
	answers: TextAnswer[];
}
export interface TextAnswer {
	response_id: number;
	date: string;
	value: string;
	kind: 'answer' | 'comment';
}
export interface Receipt {
	id: number;
}
export interface ResultsQuery {
	from?: string;
	to?: string;
}
export interface StatusFilter {
	status: string;
	count: number;
}
export interface Submission {
	/**
	 * @minItems 1
	 * @maxItems 50
	 */
	answers: SubmittedAnswer[];
	page_submitted?: {
		id?: number;
		name?: string;
		url?: string;
	};
	nonce: string;
	token: string;
}
export interface SubmittedAnswer {
	question_id: string;
	value: (string | number | string[]) | null;
	extra?: AnswerExtra;
}
export interface Survey {
	id: number;
	title: string;
	status: 'publish' | 'draft' | 'trash';
	type: 'survey' | 'nps';
	created_at: string;
	publish_at: string | null;
	responses_count: number;
	version: number;
	questions: Question[];
	settings: SurveySettings;
	impressions: number;
	cookie_name: string;
}
export interface SurveySettings {
	thank_you: ThankYou;
}
export interface ThankYou {
	type: 'message';
	message: string;
}
export interface SurveyCopied {
	id: number;
}
export interface SurveyDraft {
	id?: number;
	title: string;
	status?: 'publish' | 'draft' | 'trash';
	type?: 'survey' | 'nps';
	/**
	 * @maxItems 50
	 */
	questions?: QuestionDraft[];
	settings?: {
		thank_you?: {
			type?: 'message';
			message?: string;
		};
	};
	publish_at?: string | null;
	version?: number;
	redirect_route?: 'surveys-index';
	created_at?: unknown;
	responses_count?: unknown;
	impressions?: unknown;
	cookie_name?: unknown;
}
export interface SurveyIds {
	/**
	 * @minItems 1
	 * @maxItems 500
	 */
	survey_ids: number[];
}
export interface SurveyList {
	items: SurveyRow[];
	pagination: Pagination;
	status_filters: StatusFilter[];
}
export interface SurveyRow {
	id: number;
	title: string;
	status: 'publish' | 'draft' | 'trash';
	type: 'survey' | 'nps';
	created_at: string;
	publish_at: string | null;
	responses_count: number;
	version: number;
	questions?: Question[];
	settings?: SurveySettings;
}
export interface SurveyListQuery {
	page?: number;
	per_page?: number;
	orderby?: 'id' | 'title' | 'status' | 'created_at' | 'publish_at' | 'responses_count';
	order?: 'asc' | 'desc';
	/**
	 * @maxItems 12
	 */
	select?: (
		| 'id'
		| 'title'
		| 'status'
		| 'type'
		| 'created_at'
		| 'publish_at'
		| 'responses_count'
		| 'version'
		| 'questions'
		| 'settings'
	)[];
	filter?: {
		status?: 'publish' | 'scheduled' | 'draft' | 'trash';
	};
	search?: string;
}
export interface SurveyResults {
	id: number;
	title: string;
	type: 'survey' | 'nps';
	status: 'publish' | 'draft' | 'trash';
	created_at: string;
	publish_at: string | null;
	impressions: number;
	responses_count: number;
	responses_count_7_days: number;
	responses_count_30_days: number;
	range_responses_count: number;
	data_points: DataPoint[];
	question_stats: QuestionStats[];
	nps_overview: NpsOverview | null;
	nps_series: NpsPoint[];
}
export interface SurveySaved {
	survey: Survey;
	published: boolean;
	message: string;
}
export interface WidgetManifest {
	made_at: number;
	preview: boolean;
	rest: string;
	bundle: string;
	page: PageContext;
	surveys: WidgetSurvey[];
	strings: WidgetStrings;
}
export interface WidgetSurvey {
	id: number;
	type: 'survey' | 'nps';
	floats: boolean;
	cookie_name: string;
	nonce: string;
	questions: WidgetQuestion[];
	thank_you: WidgetThankYou;
}
export interface WidgetQuestion {
	id: string;
	type: 'radio-button' | 'checkbox' | 'text' | 'long-text' | 'email' | 'star-rating' | 'nps';
	title: string;
	options: string[];
	include_name: boolean;
	required: boolean;
	comment_box: boolean;
}
export interface WidgetThankYou {
	type: 'message';
	message: string;
}
export interface WidgetStrings {
	next: string;
	skip: string;
	submit: string;
	close: string;
	minimize: string;
	open: string;
	survey: string;
	progress: string;
	placeholder: string;
	email: string;
	first_name: string;
	comment: string;
	not_likely: string;
	likely: string;
	stars: string;
	required: string;
	invalid_email: string;
	too_long: string;
	kept: string;
	refused: string;
	failed: string;
	preview: string;
}
