// Made by `npm run contract` from the shapes in includes/. Do not edit.
export type AddonList = Addon[];
/**
 * @maxItems 50
 *
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "ChoiceList".
 */
export type ChoiceList = Choice[];
export type Destinations = Destination[];
export type FilterValues = FilterValue[];
/**
 * @maxItems 200
 *
 * This interface was referenced by `Contract`'s JSON-Schema
 * via the `definition` "FoundPages".
 */
export type FoundPages = FoundPage[];
export type GoogleAccessToken = string;
export type GoogleAuthUrl = string;
export type WebhookField =
	'survey.id' | 'survey.title' | 'response.id' | 'response.link' | 'response.date' | 'page.title' | 'page.url';
export type PluginList = OtherPlugin[];
export type SurveyTemplates = SurveyTemplate[];

export interface AddedQuestionType {
	name: string;
	is_active: boolean;
	label: string;
	is_multiple: boolean;
	is_numeric: boolean;
	has_images: boolean;
	has_icons: boolean;
	is_extra: boolean;
	takes_answer: boolean;
	has_rows: boolean;
	ranks_rows: boolean;
	allows_randomizing: boolean;
	is_hidden: boolean;
	is_consent: boolean;
	has_options: boolean;
	has_pictures: boolean;
	max_options: number;
	min_options: number;
	is_logic_subject: boolean;
	comparisons: ('=' | '!=' | 'IN' | 'CONTAINS' | '!CONTAINS' | 'STARTS_WITH' | 'ENDS_WITH' | '>' | '<')[];
	allows_prefill: boolean;
	allows_recall: boolean;
	is_quantitative: boolean;
	scale: number;
	has_ends: boolean;
	max_length: number;
	allows_comment: boolean;
	advances_on_choice: boolean;
}
export interface Addon {
	slug:
		| 'question-types'
		| 'templates'
		| 'branding'
		| 'targeting'
		| 'behavior'
		| 'webhooks'
		| 'google-drive'
		| 'post-ratings'
		| 'geo-restrictions'
		| 'heatmaps';
	title: string;
	excerpt: string;
	categories: string[];
	plan: 'plus' | 'pro' | 'elite';
	type: 'licensed' | 'unlicensed';
	installed: boolean;
	active: boolean;
	redirect: string;
}
export interface AddonChanged {
	message: string;
	addon: Addon;
}
export interface AddonChosen {
	plugin:
		| 'question-types'
		| 'templates'
		| 'branding'
		| 'targeting'
		| 'behavior'
		| 'webhooks'
		| 'google-drive'
		| 'post-ratings'
		| 'geo-restrictions'
		| 'heatmaps';
}
export interface AddonState {
	type: 'licensed' | 'unlicensed';
	installed: boolean;
	active: boolean;
}
export interface AiSummary {
	can_make: boolean;
	connect_url: string;
	success: boolean;
	summary: string;
	error: string;
	is_current: boolean;
	read: number;
	texts: number;
	made_at: string | null;
}
export interface AnswerCondition {
	question_id: string;
	is: 'chose' | 'between' | 'answered' | 'skipped' | 'contains';
	/**
	 * @maxItems 50
	 */
	values?: string[];
	min?: number;
	max?: number;
	from?: string;
	to?: string;
	text?: string;
}
export interface AnswerExtra {
	comments?: string;
	name?: string;
}
export interface AnswersFrom {
	page: number;
	url: string;
	device: string;
	country: string;
	answers: number;
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
		upgrade?: UpgradeNeeded;
	};
}
export interface UpgradeNeeded {
	feature: string;
	plan: string;
	addon?: string;
}
export interface AskedQuestion {
	id: string;
	title: string;
	type:
		| 'radio-button'
		| 'checkbox'
		| 'image-radio'
		| 'icon-choice'
		| 'text'
		| 'long-text'
		| 'email'
		| 'star-rating'
		| 'nps'
		| 'csat'
		| 'ces'
		| 'number-scale'
		| 'dropdown'
		| 'statement'
		| 'matrix'
		| 'ranking'
		| 'hidden'
		| 'consent'
		| 'slider'
		| 'number'
		| 'date';
}
export interface Behavior {
	timing: 'immediate' | 'delay' | 'before_abandon' | 'half_page';
	timing_delay: number;
	display_length: 'until_response' | 'once' | 'repeatedly';
	run_time: 'indefinitely' | 'expire';
	expire_at: {
		month: number;
		day: number;
		year: number | null;
	} | null;
	start_minimized: boolean;
	ask_again_days: number;
	max_responses: number | null;
	spread_days: number | null;
	hard_limit: boolean;
	late_message: string;
	/**
	 * @maxItems 20
	 */
	quotas: Quota[];
	quiet: 'site' | 'none' | 'own';
	quiet_days: number;
	share: number;
	drop_off: boolean;
	keep_partial: boolean;
	keep_partial_text: boolean;
}
export interface Quota {
	id: string;
	label: string;
	target: number;
	/**
	 * @maxItems 5
	 */
	conditions: QuotaCondition[];
}
export interface QuotaCondition {
	question_id: string | ('device' | 'language' | 'path' | '');
	compare: '=' | '!=' | 'IN' | 'CONTAINS' | '!CONTAINS' | 'STARTS_WITH' | 'ENDS_WITH' | '>' | '<' | '';
	value: string | number | string[];
}
export interface BlockBoot {
	frame_url: string;
	surveys_url: string;
	results_url: string;
}
export interface Boot {
	rest: {
		root: string;
		nonce: string;
	};
	ajax: {
		url: string;
		nonces: {
			addons: string;
			plugins: string;
			license: string;
			blurb: string;
			notices: string;
			google: string;
		};
	};
	is_pro: boolean;
	is_licensed: boolean;
	license_type: 'lite' | 'plus' | 'pro' | 'elite';
	lasting_type: 'lite' | 'plus' | 'pro' | 'elite';
	addons: {
		'question-types': AddonState;
		templates: AddonState;
		branding: AddonState;
		targeting: AddonState;
		behavior: AddonState;
		webhooks: AddonState;
		'google-drive': AddonState;
		'post-ratings': AddonState;
		'geo-restrictions': AddonState;
		heatmaps: AddonState;
	};
	features: {
		'extra-question-types': boolean;
		'picture-question-types': boolean;
		'question-options': boolean;
		templates: boolean;
		'thank-you': boolean;
		redirects: boolean;
		devices: boolean;
		'page-targeting': boolean;
		'geo-targeting': boolean;
		behavior: boolean;
		scheduling: boolean;
		branding: boolean;
		'middle-positions': boolean;
		'email-logic': boolean;
		webhooks: boolean;
		'google-drive': boolean;
		'post-ratings': boolean;
		heatmaps: boolean;
		'long-ranges': boolean;
		export: boolean;
		'quick-filters': boolean;
		'bulk-actions': boolean;
		'single-response': boolean;
		'trash-responses': boolean;
		'ai-summary': boolean;
		'access-roles': boolean;
	};
	notices: {
		dismissed: string[];
	};
	admin_url: string;
	site_url: string;
	upgrade_url: string;
	partner_url: string;
	login_url: string;
	time_zone: string;
	user_id: number;
	plugin_version: string;
	can: {
		edit: boolean;
		view: boolean;
		delete: boolean;
		settings: boolean;
		updates: boolean;
	};
	week_start: number;
	site_name: string;
	date_format: string;
	time_format: string;
	max_options: number;
	quiet_days: number;
	preview_url: string;
	page_url: string;
	question_types: AddedQuestionType[];
	publisher: PublisherTexts;
}
export interface PublisherTexts {
	price: string;
	guide_url: '' | string;
	video: {
		title: string;
		url: '' | string;
	};
	monitoring: PublisherItem;
	testimonials: Testimonial[];
	tools: PublisherTool[];
	guides: PublisherItem[];
}
export interface PublisherItem {
	title: string;
	excerpt: string;
	url: '' | string;
}
export interface Testimonial {
	quote: string;
	name: string;
	role: string;
}
export interface PublisherTool {
	section: 'traffic' | 'engagement' | 'revenue';
	title: string;
	excerpt: string;
	url: string;
}
export interface BulkResult {
	updated: number[];
	skipped: {
		id: number;
		reason: string;
	}[];
}
export interface Checklist {
	steps: ChecklistStep[];
	survey_id: number;
	is_dismissed: boolean;
	is_set_up: boolean;
}
export interface ChecklistStep {
	name: 'made' | 'published' | 'seen' | 'answered' | 'read';
	is_done: boolean;
}
export interface Choice {
	id: number | string;
	label: string;
}
export interface ChoicesQuery {
	logic_type: 'user_logged_in' | 'wp_user_roles' | 'wp_page_type' | 'post_type' | 'taxonomy' | 'taxonomy_term';
	search?: string;
}
export interface ComparedSurvey {
	id: number;
	title: string;
	status: 'publish' | 'draft' | 'trash';
	responses: number;
	impressions: number;
	visitors: number;
}
export interface ComparisonLift {
	lift: number;
}
export interface ComparisonResults {
	original: ComparedSurvey;
	version: ComparedSurvey;
	started_on: string;
	from: string;
	to: string | null;
	lift: number;
	planned: number;
	low: number;
	high: number | null;
	verdict: 'more' | 'fewer' | 'similar' | 'unclear';
	differences: ('timing' | 'targeting' | 'place')[];
	is_uneven: boolean;
}
export interface ComparisonStop {
	keep: 'original' | 'version';
}
export interface CountedVote {
	average: number | null;
	total: number;
	rating: number | null;
}
export interface CrossCell {
	count: number;
	differs: number;
}
export interface CrossQuery {
	rows: string;
	columns: string;
	from?: string;
	to?: string;
	filter?: ResponseFilter;
}
export interface ResponseFilter {
	/**
	 * @maxItems 50
	 */
	device?: string[];
	/**
	 * @maxItems 50
	 */
	browser?: string[];
	/**
	 * @maxItems 50
	 */
	os?: string[];
	/**
	 * @maxItems 50
	 */
	page?: string[];
	/**
	 * @maxItems 50
	 */
	language?: string[];
	/**
	 * @maxItems 50
	 */
	country?: string[];
	/**
	 * @maxItems 10
	 */
	answers?: AnswerCondition[];
}
export interface CrossTable {
	total: number;
	rows: CrossValue[];
	columns: CrossValue[];
	cells: CrossCell[][];
}
export interface CrossValue {
	value: string;
	count: number;
}
export interface DataPoint {
	date: string;
	count: number;
}
export interface Delivery {
	id: number;
	channel: 'email' | 'webhook' | 'google' | 'hook';
	state: 'waiting' | 'retrying' | 'delivered' | 'failed';
	survey_id: number;
	survey_title: string;
	response_id: number;
	to: string;
	attempts: number;
	created_at: string;
	tried_at: string | null;
	due_at: string | null;
	status: number;
	message: string;
	took: number;
}
export interface DeliveryDetails {
	id: number;
	channel: 'email' | 'webhook' | 'google' | 'hook';
	state: 'waiting' | 'retrying' | 'delivered' | 'failed';
	survey_id: number;
	survey_title: string;
	response_id: number;
	to: string;
	attempts: number;
	created_at: string;
	tried_at: string | null;
	due_at: string | null;
	status: number;
	message: string;
	took: number;
	sent: string;
	answered: string;
}
export interface DeliveryIds {
	/**
	 * @minItems 1
	 * @maxItems 500
	 */
	delivery_ids: number[];
}
export interface DeliveryList {
	items: Delivery[];
	pagination: Pagination;
	status_filters: StatusFilter[];
}
export interface Pagination {
	page: number;
	pages: number;
	per_page: number;
	total: number;
}
export interface StatusFilter {
	status: string;
	count: number;
}
export interface DeliveryListQuery {
	page?: number;
	per_page?: number;
	filter?: {
		status?: 'all' | 'waiting' | 'retrying' | 'delivered' | 'failed';
		channel?: 'email' | 'webhook' | 'google' | 'hook';
		survey_id?: number;
	};
}
export interface DeliverySpan {
	from: string;
	to: string;
	channel?: 'email' | 'webhook' | 'google' | 'hook';
	survey_id?: number;
}
export interface Destination {
	id: number;
	survey_id: number;
	channel: 'email' | 'webhook' | 'google' | 'hook';
	target: string;
	state: 'ok' | 'failing' | 'off';
	waiting: number;
	failing_since: string | null;
	next_at: string | null;
	last_at: string | null;
	last_ok_at: string | null;
	last_status: number;
	last_message: string;
}
export interface DismissedNotices {
	dismissed: string[];
}
export interface DraftingSupport {
	is_available: boolean;
	connect_url: string;
}
export interface DropOff {
	visits: number;
	finished: number;
	in_progress: number;
	keeps_partial: boolean;
	questions: DropOffQuestion[];
}
export interface DropOffQuestion {
	question_id: string;
	title: string | null;
	type:
		| (
				| 'radio-button'
				| 'checkbox'
				| 'image-radio'
				| 'icon-choice'
				| 'text'
				| 'long-text'
				| 'email'
				| 'star-rating'
				| 'nps'
				| 'csat'
				| 'ces'
				| 'number-scale'
				| 'dropdown'
				| 'statement'
				| 'matrix'
				| 'ranking'
				| 'hidden'
				| 'consent'
				| 'slider'
				| 'number'
				| 'date'
		  )
		| null;
	is_current: boolean;
	shown: number;
	answered: number;
	skipped: number;
	passed: number;
	left: number;
	median_seconds: number | null;
}
export interface DropOffFilter {
	/**
	 * @maxItems 50
	 */
	device?: string[];
	/**
	 * @maxItems 50
	 */
	language?: string[];
}
export interface DropOffQuery {
	from?: string;
	to?: string;
	filter?: DropOffFilter;
}
export interface Editor {
	user_id: number;
	name: string;
	since: string;
}
export interface Export {
	id: number;
	survey_id: number;
	report: 'general' | 'question' | 'nps' | 'drop_off';
	format: 'csv' | 'xlsx';
	question_id: string | null;
	from: string | null;
	to: string | null;
	status: 'publish' | 'trash' | 'over_limit' | 'partial';
	filter: ResponseFilter;
	state: 'waiting' | 'running' | 'done' | 'failed';
	done: number;
	total: number;
	expires_at: string;
	url: string | null;
}
export interface ExportRequest {
	report?: 'general' | 'question' | 'nps' | 'drop_off';
	format?: 'csv' | 'xlsx';
	question_id?: string;
	from?: string;
	to?: string;
	status?: 'publish' | 'trash' | 'over_limit' | 'partial';
	filter?: ResponseFilter;
}
export interface Exports {
	url: string;
	at_once: number;
	exports: Export[];
}
export interface FilterValue {
	value: string;
	count: number;
}
export interface FilterValuesQuery {
	field: 'device' | 'browser' | 'os' | 'page' | 'language' | 'country';
	search?: string;
}
export interface FilteredQuery {
	from?: string;
	to?: string;
	filter?: ResponseFilter;
}
export interface FinishTime {
	median_seconds: number | null;
	counted: number;
}
export interface FinishedVisit {
	token: string;
	/**
	 * @maxItems 120
	 */
	steps: VisitStep[];
}
export interface VisitStep {
	question_id: string;
	outcome: 'answered' | 'skipped' | 'left';
	seconds: number;
}
export interface Font {
	family: string;
	weights: number[];
	is_local: boolean;
	kept: number[];
}
export interface FontChoice {
	family: string;
	weight?: string;
}
export interface FontKept {
	is_kept: boolean;
	message: string;
}
export interface FontSearch {
	search?: string;
}
export interface FoundFonts {
	/**
	 * @maxItems 100
	 */
	items: Font[];
	note: string;
}
export interface FoundPage {
	id: number;
	title: string;
}
export interface GeoTargeting {
	target: 'all' | 'select';
	/**
	 * @maxItems 250
	 */
	countries: string[];
}
export interface GoogleConnecting {
	return?: string;
}
export interface GoogleConnection {
	connected: boolean;
	needs_reconnect: boolean;
	label: string;
	date: number;
	folder_id: string;
	folder_name: string;
	redirect_uri: string;
	has_client: boolean;
	client_of_config: boolean;
}
export interface GoogleDrive {
	enable: boolean;
	file_name: string;
	spreadsheet_id: string;
}
export interface GoogleFolder {
	id: string;
	name: string;
}
export interface GoogleFolderChosen {
	folder_id: string;
}
export interface GoogleFolders {
	items: GoogleFolder[];
}
export interface HeatmapCapture {
	page: string;
	nonce: string;
	sample: number;
	consent: string;
	private: string[];
	rest: string;
	collector: string;
}
export interface HeatmapDevices {
	phone: number;
	tablet: number;
	desktop: number;
}
export interface HeatmapElement {
	selector: string;
	clicks: number;
	cells: number[][];
}
export interface HeatmapKeys {
	/**
	 * @minItems 1
	 * @maxItems 500
	 */
	keys: string[];
}
export interface HeatmapList {
	items: HeatmapPage[];
	pagination: Pagination;
	size_bytes: number;
	size_is_estimate: boolean;
	waiting: number;
	roles: HeatmapRole[];
}
export interface HeatmapPage {
	key: string;
	title: string;
	url: string | null;
	views: number;
	clicks: number;
	first_day: string;
	last_day: string;
	devices: HeatmapDevices;
}
export interface HeatmapRole {
	name: string;
	label: string;
}
export interface HeatmapListQuery {
	page?: number;
	per_page?: number;
	search?: string;
	orderby?: 'views' | 'clicks' | 'title' | 'last_day';
	order?: 'asc' | 'desc';
	from?: string;
	to?: string;
}
export interface HeatmapMap {
	key: string;
	title: string;
	url: string | null;
	from: string;
	to: string;
	device: 'phone' | 'tablet' | 'desktop';
	views: number;
	clicks: number;
	devices: HeatmapDevices;
	width_average: number | null;
	fold_average: number | null;
	reach: number[];
	elements: HeatmapElement[];
	other_clicks: number;
}
export interface HeatmapQuery {
	from?: string;
	to?: string;
	device?: 'phone' | 'tablet' | 'desktop';
}
export interface HeatmapSkipped {
	key: string;
	reason: string;
}
export interface HeatmapView {
	url: string;
	expires_at: string;
}
export interface HeatmapViewData {
	map: HeatmapMap;
	mode: 'clicks' | 'scroll' | 'both';
	words: HeatmapWords;
}
export interface HeatmapWords {
	title: string;
	mode: string;
	clicks: string;
	scroll: string;
	both: string;
	one_click: string;
	some_clicks: string;
	views: string;
	fold: string;
	reached: string;
	few: string;
	many: string;
	elements: string;
	here: string;
	hidden: string;
	gone: string;
	other: string;
	none: string;
	picture: string;
	no_picture: string;
	close: string;
}
export interface HeatmapViewWish {
	as?: string;
	device?: 'phone' | 'tablet' | 'desktop';
	from?: string;
	to?: string;
}
export interface HeatmapVisit {
	page: string;
	nonce: string;
	width: number;
	height: number;
	page_height: number;
	reach: number;
	touch?: boolean;
	/**
	 * @maxItems 100
	 */
	clicks?: (string | number)[][];
}
export interface HeatmapsDeleted {
	updated: string[];
	skipped: HeatmapSkipped[];
}
export interface ImpressionQuery {
	nonce: string;
	event?: 'impression' | 'start' | 'first';
}
export interface Inbox {
	notifications: InboxItem[];
	dismissed: InboxItem[];
	view_url: string;
	sidebar_url: string;
}
export interface InboxItem {
	id: string;
	category: string;
	icon: string;
	title: string;
	content: string;
	buttons: InboxButton[];
}
export interface InboxButton {
	text: string;
	type: 'action' | 'link';
	url: string;
	is_external: boolean;
	class?: 'results';
	action?: 'read';
}
export interface InboxActed {
	redirect_to: string;
}
export interface InboxAction {
	class: 'results';
	action: 'read';
}
export interface Kept {
	parts: KeptPart[];
	tools: {
		export: string;
		erase: string;
		policy: string;
	};
}
export interface KeptPart {
	name: 'surveys' | 'responses' | 'texts' | 'numbers' | 'ratings' | 'rest' | 'heatmaps';
	rows: number | null;
	bytes: number | null;
}
export interface KeptCopy {
	version: number;
	copy: string;
	at: string;
}
export interface LastChange {
	at: string;
	user_id: number;
	name: string;
}
export interface License {
	key: string;
	type: 'lite' | 'plus' | 'pro' | 'elite';
	lasting_type: 'lite' | 'plus' | 'pro' | 'elite';
	state: 'none' | 'valid' | 'expired' | 'disabled' | 'invalid' | 'wrong_site' | 'unconfirmed';
	is_expired: boolean;
	is_disabled: boolean;
	is_invalid: boolean;
	message: string;
}
export interface LicenseChanged {
	message: string;
	license: License;
}
export interface LicenseChecked {
	license?: string;
}
export interface LicenseConnected {
	url: string | null;
	reload: boolean;
	message: string;
}
export interface LicenseConnecting {
	key: string;
}
export interface LicenseGiven {
	license: string;
}
export interface LicenseGivenUp {
	license?: string;
	network?: boolean;
}
export interface Licenses {
	site: License;
	network: License | null;
}
export interface LinkVisit {
	token: string;
	started?: RestoredVisit;
}
export interface RestoredVisit {
	path: string[];
	drafts: {
		[k: string]: RestoredDraft;
	};
	times: {
		[k: string]: number;
	};
}
export interface RestoredDraft {
	value: string | number | string[];
	comments: string;
	name: string;
}
export interface LiveSurvey {
	id: number;
	title: string;
	targeting: WidgetTargeting;
	behavior: WidgetBehavior;
	lacks:
		| ''
		| 'no_question_types'
		| 'no_targeting'
		| 'no_geo_restrictions'
		| 'not_in_edition'
		| 'inactive_type'
		| 'by_invitation'
		| 'limit_reached'
		| 'unreachable';
}
export interface WidgetTargeting {
	devices: ('desktop' | 'tablet' | 'mobile')[];
	page_rules: WidgetPageRule[];
	by_country: boolean;
	gate?: WidgetGate;
}
export interface WidgetPageRule {
	logic:
		| 'user_logged_in'
		| 'user_role'
		| 'page_type'
		| 'page_or_post_is'
		| 'page_or_post_is_not'
		| 'post_type_is'
		| 'post_type_is_not'
		| 'taxonomy_is'
		| 'taxonomy_is_not'
		| 'taxonomy_term_is'
		| 'taxonomy_term_is_not'
		| 'query_parameter_contains'
		| 'query_parameter_not_contains'
		| 'query_parameter_regex'
		| 'cookie_exist'
		| 'cookie_not_exist'
		| 'page_url_contains'
		| 'page_url_not_contains'
		| 'referrer'
		| 'page_url_is'
		| 'page_url_is_not';
	operator: '&&' | '||';
	data: string | string[];
}
export interface WidgetGate {
	days: number;
	own: boolean;
	share: number;
	full?: WidgetQuotaCondition[][];
	part?: WidgetPart;
}
export interface WidgetQuotaCondition {
	about: 'device' | 'language' | 'path';
	compare: '=' | '!=' | 'STARTS_WITH';
	value: string;
}
export interface WidgetPart {
	of: number;
	second?: boolean;
}
export interface WidgetBehavior {
	timing: 'immediate' | 'delay' | 'before_abandon' | 'half_page';
	timing_delay: number;
	display_length: 'until_response' | 'once' | 'repeatedly';
	expire_on: number;
	ask_again_days: number;
}
export interface LiveSurveys {
	total: number;
	is_for_managers: boolean;
	decided_pages: number;
	cache_note: string;
	/**
	 * @maxItems 500
	 */
	surveys: LiveSurvey[];
}
export interface LiveSurveysQuery {
	survey?: number;
}
export interface LogicCondition {
	question_id: string | '';
	compare: '=' | '!=' | 'IN' | 'CONTAINS' | '!CONTAINS' | 'STARTS_WITH' | 'ENDS_WITH' | '>' | '<' | '';
	value: string | number | string[];
}
export interface MailSample {
	subject: string;
	reply_to: string;
	text: string;
	html: string;
	is_made_up: boolean;
}
export interface MailWish {
	survey: SurveyDraft;
}
export interface SurveyDraft {
	id?: number;
	title: string;
	status?: 'publish' | 'draft' | 'trash';
	type?: 'survey' | 'nps';
	/**
	 * @maxItems 120
	 */
	questions?: QuestionDraft[];
	settings?: {
		enable_tracking?: boolean;
		for_team?: boolean;
		google_drive?: {
			spreadsheet_id?: unknown;
			enable?: boolean;
			file_name?: string;
		};
		thank_you?: {
			type?: 'message' | 'redirect' | 'conditional_redirect';
			message?: string;
			button?: ThankYouButton | null;
			redirect_to?: PageChoice | null;
			/**
			 * @maxItems 20
			 */
			conditions?: RedirectCondition[];
		};
		targeting?: {
			/**
			 * @maxItems 3
			 */
			devices?: ('desktop' | 'tablet' | 'mobile')[];
			pages?: 'all' | 'select';
			/**
			 * @maxItems 20
			 */
			page_rules?: PageRule[];
		};
		geo_targeting?: {
			target?: 'all' | 'select';
			/**
			 * @maxItems 250
			 */
			countries?: string[];
		};
		behavior?: {
			timing?: 'immediate' | 'delay' | 'before_abandon' | 'half_page';
			timing_delay?: number;
			display_length?: 'until_response' | 'once' | 'repeatedly';
			run_time?: 'indefinitely' | 'expire';
			expire_at?: {
				month: number;
				day: number;
				year?: number | null;
			} | null;
			start_minimized?: boolean;
			ask_again_days?: number;
			max_responses?: number | null;
			spread_days?: number | null;
			hard_limit?: boolean;
			late_message?: string;
			/**
			 * @maxItems 20
			 */
			quotas?: Quota[];
			quiet?: 'site' | 'none' | 'own';
			quiet_days?: number;
			share?: number;
			drop_off?: boolean;
			keep_partial?: boolean;
			keep_partial_text?: boolean;
		};
		theming?: {
			color_scheme?: 'light' | 'dark' | 'auto' | 'custom';
			widget_color?: string;
			text_color?: string;
			button_color?: string;
			widget_toggle_text?: string;
			widget_toggle_icon?:
				| 'field-userfeedback'
				| 'field-smile'
				| 'field-mail-open'
				| 'field-hand-star'
				| 'field-comments'
				| 'field-comment-star'
				| 'field-comment-heart'
				| 'field-comment-edit'
				| 'field-chevron-down';
			widget_toggle_color?: string;
			font?: {
				family?: string;
				weight?: string;
			};
			position?: 'bottom_left' | 'bottom_right' | 'middle_left' | 'middle_right';
			show_logo?: boolean;
			logo_type?: 'userfeedback' | 'custom' | 'none';
			custom_logo?: string;
			skip_text?: string;
			next_text?: string;
		};
		share_page?: {
			enabled?: boolean;
			slug?: string;
			heading?: string;
			embed?: boolean;
			invited?: boolean;
		};
	};
	notifications?: {
		email?: {
			active?: boolean;
			addresses?: string;
			frequency?: 'response' | 'hourly' | 'daily';
			logic?: {
				enable?: boolean;
				action?: 'send';
				/**
				 * @maxItems 20
				 */
				conditions?: LogicCondition[];
			};
		};
		webhook?: {
			active?: boolean;
			/**
			 * @maxItems 10
			 */
			webhooks?: {
				id?: string;
				name?: string;
				request_url?: string;
				request_method?: 'POST' | 'GET' | 'PUT' | 'PATCH' | 'DELETE';
				request_format?: 'JSON' | 'XML' | 'FORM' | 'NDJSON';
				/**
				 * @maxItems 50
				 */
				body?: WebhookRow[];
				/**
				 * @maxItems 50
				 */
				headers?: {
					key: string;
					value?: string;
					has_value?: unknown;
				}[];
				secret?: string;
				has_secret?: unknown;
			}[];
		};
	};
	template?: string;
	publish_at?: string | null;
	version?: number;
	token?: string;
	redirect_route?: 'surveys-index';
	created_at?: unknown;
	responses_count?: unknown;
	max_responses?: unknown;
	quotas?: unknown;
	comparison?: unknown;
	share_today?: unknown;
	impressions?: unknown;
	cookie_name?: unknown;
	changed?: unknown;
}
export interface QuestionDraft {
	id?: string;
	title: string;
	type:
		| 'radio-button'
		| 'checkbox'
		| 'image-radio'
		| 'icon-choice'
		| 'text'
		| 'long-text'
		| 'email'
		| 'star-rating'
		| 'nps'
		| 'csat'
		| 'ces'
		| 'number-scale'
		| 'dropdown'
		| 'statement'
		| 'matrix'
		| 'ranking'
		| 'hidden'
		| 'consent'
		| 'slider'
		| 'number'
		| 'date';
	config?: {
		/**
		 * @maxItems 20
		 */
		options?: (string | PicturedOption)[];
		include_name?: boolean;
		/**
		 * @maxItems 20
		 */
		option_ids?: string[];
		other?: string;
		min?: number;
		max?: number;
		step?: number;
		min_date?: string;
		max_date?: string;
		/**
		 * @maxItems 20
		 */
		rows?: MatrixRow[];
	};
	settings?: {
		required?: boolean;
		comment_box?: boolean;
		randomize?: boolean;
		icon_color?: string;
		icon_size?: 'large' | 'medium' | 'small';
		help?: string;
		low_label?: string;
		high_label?: string;
		prefill?: boolean;
		same_page?: boolean;
		image?: string;
	};
	logic?: {
		enabled?: boolean;
		action?: 'show' | 'hide';
		/**
		 * @maxItems 20
		 */
		conditions?: LogicCondition[];
	};
}
export interface PicturedOption {
	label: string;
	image?: string;
	icon?: {
		style: string;
		name: string;
	};
}
export interface MatrixRow {
	id: string;
	label: string;
}
export interface ThankYouButton {
	label: string;
	page: PageChoice;
}
export interface PageChoice {
	id: number;
	label: string;
}
export interface RedirectCondition {
	question: string | '';
	condition_type: '=' | '!=' | 'IN' | 'CONTAINS' | '!CONTAINS' | 'STARTS_WITH' | 'ENDS_WITH' | '>' | '<' | '';
	condition: string | number | string[];
	page: PageChoice | null;
}
export interface PageRule {
	logic:
		| 'user_logged_in'
		| 'user_role'
		| 'page_type'
		| 'page_or_post_is'
		| 'page_or_post_is_not'
		| 'post_type_is'
		| 'post_type_is_not'
		| 'taxonomy_is'
		| 'taxonomy_is_not'
		| 'taxonomy_term_is'
		| 'taxonomy_term_is_not'
		| 'query_parameter_contains'
		| 'query_parameter_not_contains'
		| 'query_parameter_regex'
		| 'cookie_exist'
		| 'cookie_not_exist'
		| 'page_url_contains'
		| 'page_url_not_contains'
		| 'referrer'
		| 'page_url_is'
		| 'page_url_is_not';
	operator: '&&' | '||';
	data: (string | RuleChoice[]) | null;
}
export interface RuleChoice {
	id: number | string;
	label: string;
}
export interface WebhookRow {
	key: string;
	value: string | WebhookField | '';
}
export interface ManifestQuery {
	page?: number;
	url?: string;
	/**
	 * @maxItems 20
	 */
	inline?: number[];
	calm?: boolean;
}
export interface NoticeDismissal {
	notice_id: string;
}
export interface NpsBefore {
	from: string;
	to: string;
	nps: number;
	total: number;
}
export interface NpsChange {
	before: NpsBefore | null;
	points: number;
	is_told: boolean;
	is_more: boolean;
}
export interface NpsOverview {
	detractor: number;
	passive: number;
	promoter: number;
	nps: number;
	total: number;
	low: number;
	high: number;
	is_small: boolean;
}
export interface NpsPoint {
	date: string;
	nps: number;
	mean: number;
}
export interface OptionCount {
	value: string;
	count: number;
	is_current: boolean;
}
export interface OtherPlugin {
	slug:
		| 'google-analytics-for-wordpress'
		| 'all-in-one-seo-pack'
		| 'redirection'
		| 'wpforms-lite'
		| 'optinmonster'
		| 'mailpoet'
		| 'wp-mail-smtp'
		| 'woocommerce'
		| 'easy-digital-downloads'
		| 'stripe'
		| 'uncanny-automator';
	title: string;
	excerpt: string;
	section: 'traffic' | 'engagement' | 'revenue' | '';
	works_with: boolean;
	basename: string;
	installed: boolean;
	active: boolean;
	setup_complete: boolean;
	may_change: boolean;
	hindrance: '' | 'files' | 'network' | 'rights' | 'needed';
}
export interface PageContext {
	id: number;
	name: string;
	is: PageFacts;
}
export interface PageFacts {
	user_logged_in: string[];
	user_role: string[];
	page_type: string[];
	page_or_post_is: string[];
	post_type_is: string[];
	taxonomy_is: string[];
	taxonomy_term_is: string[];
}
export interface PageSearch {
	title?: string;
	kind?: 'pages' | 'any';
	/**
	 * @maxItems 200
	 */
	ids?: number[];
}
export interface PageSubmitted {
	id: number;
	name: string;
	url: string | null;
	is_own: boolean;
}
export interface PartialAnswer {
	question_id: string;
	value: string | number | string[];
	extra?: PartialExtra;
}
export interface PartialExtra {
	comments?: string;
}
export interface PlacesQuery {
	/**
	 * @maxItems 20
	 */
	inline?: number[];
}
export interface PluginChanged {
	message: string;
	plugin: OtherPlugin;
}
export interface PluginChosen {
	plugin:
		| 'google-analytics-for-wordpress'
		| 'all-in-one-seo-pack'
		| 'redirection'
		| 'wpforms-lite'
		| 'optinmonster'
		| 'mailpoet'
		| 'wp-mail-smtp'
		| 'woocommerce'
		| 'easy-digital-downloads'
		| 'stripe'
		| 'uncanny-automator';
}
export interface PostFeedback {
	rating: RatingBesidePost | null;
	/**
	 * @maxItems 20
	 */
	surveys: SurveyOnPost[];
}
export interface RatingBesidePost {
	enabled: boolean;
	total_ratings: number;
	average_rating: number | null;
	total_ratings_30_days: number;
	average_rating_30_days: number | null;
	days: RatingDay[];
	/**
	 * @maxItems 5
	 */
	reasons: RatingReason[];
	results_url: string;
}
export interface RatingDay {
	date: string;
	total: number;
	average: number | null;
}
export interface RatingReason {
	id: number;
	rating: number;
	text: string;
	created_at: string;
}
export interface SurveyOnPost {
	id: number;
	title: string;
	responses_count: number;
	url: string;
}
export interface PrintedRating {
	id: number;
	nonce: string;
	average: number | null;
	total: number;
	at: number;
}
export interface Question {
	id: string;
	title: string;
	type:
		| 'radio-button'
		| 'checkbox'
		| 'image-radio'
		| 'icon-choice'
		| 'text'
		| 'long-text'
		| 'email'
		| 'star-rating'
		| 'nps'
		| 'csat'
		| 'ces'
		| 'number-scale'
		| 'dropdown'
		| 'statement'
		| 'matrix'
		| 'ranking'
		| 'hidden'
		| 'consent'
		| 'slider'
		| 'number'
		| 'date';
	config: QuestionConfig;
	settings: QuestionSettings;
	logic: QuestionLogic;
}
export interface QuestionConfig {
	/**
	 * @maxItems 20
	 */
	options: (string | PicturedOption)[];
	include_name: boolean;
	/**
	 * @maxItems 20
	 */
	option_ids?: string[];
	other?: string;
	min?: number;
	max?: number;
	step?: number;
	min_date?: string;
	max_date?: string;
	/**
	 * @maxItems 20
	 */
	rows?: MatrixRow[];
}
export interface QuestionSettings {
	required: boolean;
	comment_box: boolean;
	randomize: boolean;
	icon_color: string;
	icon_size: 'large' | 'medium' | 'small';
	help?: string;
	low_label?: string;
	high_label?: string;
	prefill?: boolean;
	same_page?: boolean;
	image?: string;
}
export interface QuestionLogic {
	enabled: boolean;
	action: 'show' | 'hide';
	/**
	 * @maxItems 20
	 */
	conditions: LogicCondition[];
}
export interface QuestionStats {
	id: string;
	type:
		| 'radio-button'
		| 'checkbox'
		| 'image-radio'
		| 'icon-choice'
		| 'text'
		| 'long-text'
		| 'email'
		| 'star-rating'
		| 'nps'
		| 'csat'
		| 'ces'
		| 'number-scale'
		| 'dropdown'
		| 'statement'
		| 'matrix'
		| 'ranking'
		| 'hidden'
		| 'consent'
		| 'slider'
		| 'number'
		| 'date';
	title: string;
	is_quantitative: boolean;
	total_answers: number;
	skipped: number;
	average: number | null;
	score: NpsOverview | null;
	satisfied?: number | null;
	spread?: {
		median: number;
		lowest: number;
		highest: number;
	};
	dates?: {
		earliest: string;
		median: string;
		latest: string;
	};
	ranking?: RankedItem;
	others?: number;
	ranges?: OptionCount[];
	options: OptionCount[];
	answers: TextAnswer[];
}
export interface RankedItem {
	id: string;
	title: string;
	item: string;
	items: number;
}
export interface TextAnswer {
	response_id: number;
	date: string;
	value: string;
	kind: 'answer' | 'comment';
	score: number | null;
	extra: ReadExtra;
}
export interface ReadExtra {
	name: string;
	comments: string;
}
export interface QuotaProgress {
	id: string;
	label: string;
	target: number;
	taken: number;
}
export interface RatedPost {
	post_id: number;
	post_title: string;
	url: string | null;
	edit_url: string | null;
	total_ratings: number;
	average_rating: number | null;
	/**
	 * @minItems 5
	 * @maxItems 5
	 */
	counts: number[];
	days: RatingDay[];
}
export interface RatedPostType {
	name: string;
	label: string;
}
export interface RatingDetails {
	post: RatedPost;
	items: RatingVote[];
	pagination: Pagination;
	export_url: string;
}
export interface RatingVote {
	id: string;
	created_at: string;
	rating: number;
	reason: string | null;
	reason_id: number | null;
}
export interface RatingDetailsQuery {
	page?: number;
	per_page?: number;
	rating?: number;
}
export interface RatingFont {
	family?: string;
	weight?: string;
}
export interface RatingList {
	items: RatingRow[];
	pagination: Pagination;
	overview: RatingOverview;
	export_url: string;
}
export interface RatingRow {
	post_id: number;
	post_title: string;
	url: string | null;
	edit_url: string | null;
	total_ratings: number;
	average_rating: number | null;
	total_ratings_30_days: number;
	average_rating_30_days: number | null;
	trend: number[];
	last_rated_at: string | null;
}
export interface RatingOverview {
	total_ratings: number;
	average_rating: number | null;
	total_ratings_30_days: number;
	average_rating_30_days: number | null;
	days: RatingDay[];
}
export interface RatingListQuery {
	page?: number;
	per_page?: number;
	search?: string;
	orderby?: 'post_title' | 'total_ratings' | 'average_rating' | 'last_rated_at';
	order?: 'asc' | 'desc';
	range?: 'all' | '30';
	low?: boolean;
}
export interface RatingLook {
	icon: string;
	color: string;
	line: string;
	background: string;
	text: string;
	font: string;
	weight: number;
	stylesheet: string;
}
export interface RatingOfPost {
	average: number | null;
	total: number;
	nonce: string;
}
export interface RatingSettings {
	icon_id: 'star' | 'heart' | 'thumb' | 'smile' | 'fire';
	icon_color: string;
	rating_question: string;
	thank_you_message: string;
	rating_instruction_message: string;
	font: RatingFont;
	background_color: '' | string;
	text_color: '' | string;
	show_vote_count: 'yes' | 'no';
	show_rating: 'yes' | 'no';
	display_settings: 'after_content' | 'before_comments' | 'after_comments' | 'manual';
	/**
	 * @maxItems 50
	 */
	post_types: string[];
	use_review_schema: 'yes' | 'no';
	/**
	 * @maxItems 50
	 */
	schema_types: ReviewTypeOfPosts[];
	show_uf_logo: 'yes' | 'no';
	ask_reason: 'yes' | 'no';
	reason_question: string;
	reason_at_most: number;
}
export interface ReviewTypeOfPosts {
	post_type: string;
	schema_type:
		| 'Book'
		| 'Course'
		| 'CreativeWorkSeason'
		| 'CreativeWorkSeries'
		| 'Episode'
		| 'Event'
		| 'Game'
		| 'MediaObject'
		| 'Movie'
		| 'MusicPlaylist'
		| 'MusicRecording'
		| 'Product'
		| 'Recipe'
		| 'SoftwareApplication'
		| 'Article'
		| 'LocalBusiness'
		| 'Organization';
}
export interface RatingSettingsAnswer {
	settings: RatingSettings;
	defaults: RatingSettings;
	post_types: RatedPostType[];
	schema_types: ReviewType[];
	icons: {
		star: string;
		heart: string;
		thumb: string;
		smile: string;
		fire: string;
	};
	preview_script: string;
}
export interface ReviewType {
	value:
		| 'Book'
		| 'Course'
		| 'CreativeWorkSeason'
		| 'CreativeWorkSeries'
		| 'Episode'
		| 'Event'
		| 'Game'
		| 'MediaObject'
		| 'Movie'
		| 'MusicPlaylist'
		| 'MusicRecording'
		| 'Product'
		| 'Recipe'
		| 'SoftwareApplication'
		| 'Article'
		| 'LocalBusiness'
		| 'Organization';
	label: string;
	shows_stars: boolean;
	why: string | null;
}
export interface RatingSettingsDraft {
	settings: {
		icon_id?: 'star' | 'heart' | 'thumb' | 'smile' | 'fire';
		icon_color?: string;
		rating_question?: string;
		thank_you_message?: string;
		rating_instruction_message?: string;
		font?: RatingFont;
		background_color?: '' | string;
		text_color?: '' | string;
		show_vote_count?: 'yes' | 'no';
		show_rating?: 'yes' | 'no';
		display_settings?: 'after_content' | 'before_comments' | 'after_comments' | 'manual';
		/**
		 * @maxItems 50
		 */
		post_types?: string[];
		use_review_schema?: 'yes' | 'no';
		/**
		 * @maxItems 50
		 */
		schema_types?: ReviewTypeOfPosts[];
		show_uf_logo?: 'yes' | 'no';
		ask_reason?: 'yes' | 'no';
		reason_question?: string;
		reason_at_most?: number;
	};
}
export interface RatingSettingsSaved {
	settings: RatingSettings;
	message: string;
}
export interface RatingWords {
	question: string;
	thanks: string;
	instruction: string;
	reasonQuestion: string;
	average: string;
	oneVote: string;
	votes: string;
	noVotes: string;
	icons: string;
	yours: string;
	rate: string;
	change: string;
	cancel: string;
	withdraw: string;
	withdrawn: string;
	send: string;
	notNow: string;
	reasonThanks: string;
	tooLong: string;
	kept: string;
	failed: string;
	retry: string;
	refused: string;
	poweredBy: string;
}
export interface RatingsOfEditor {
	script: string;
	page: RatingsOfPage | null;
}
export interface RatingsOfPage {
	look: RatingLook;
	words: RatingWords;
	show: {
		count: boolean;
		rating: boolean;
		logo: boolean;
	};
	reasonAtMost: number;
	rest: {
		root: string;
	};
	voting: string;
	collector: string;
}
export interface ReadAnswer {
	question_id: string;
	title: string;
	type:
		| 'radio-button'
		| 'checkbox'
		| 'image-radio'
		| 'icon-choice'
		| 'text'
		| 'long-text'
		| 'email'
		| 'star-rating'
		| 'nps'
		| 'csat'
		| 'ces'
		| 'number-scale'
		| 'dropdown'
		| 'statement'
		| 'matrix'
		| 'ranking'
		| 'hidden'
		| 'consent'
		| 'slider'
		| 'number'
		| 'date';
	removed: boolean;
	value: (string | number | string[]) | null;
	extra: ReadExtra;
}
export interface ReasonIds {
	/**
	 * @minItems 1
	 * @maxItems 500
	 */
	ids: number[];
}
export interface Receipt {
	id: number;
	counted?: boolean;
}
export interface ReplayedDeliveries {
	updated: number;
}
export interface ReportedVisit {
	nonce: string;
	token: string;
	/**
	 * @maxItems 120
	 */
	steps: VisitStep[];
	/**
	 * @maxItems 120
	 */
	answers?: PartialAnswer[];
	device?: string;
	language?: string;
	finished?: boolean;
}
export interface ResponseIds {
	/**
	 * @minItems 1
	 * @maxItems 500
	 */
	response_ids: number[];
}
export interface ResponseList {
	items: ResponseRow[];
	pagination: Pagination;
	status_filters: StatusFilter[];
}
export interface ResponseRow {
	id: number;
	title: string;
	status: 'publish' | 'trash' | 'spam' | 'over_limit' | 'partial';
	submitted_at: string;
	page_submitted: PageSubmitted;
	first_answer: string;
	preview: string;
}
export interface ResponseListQuery {
	page?: number;
	per_page?: number;
	orderby?: 'submitted_at';
	order?: 'asc' | 'desc';
	from?: string;
	to?: string;
	filter?: {
		status?: 'all' | 'publish' | 'trash' | 'spam' | 'over_limit' | 'partial';
		/**
		 * @maxItems 50
		 */
		device?: string[];
		/**
		 * @maxItems 50
		 */
		browser?: string[];
		/**
		 * @maxItems 50
		 */
		os?: string[];
		/**
		 * @maxItems 50
		 */
		page?: string[];
		/**
		 * @maxItems 50
		 */
		language?: string[];
		/**
		 * @maxItems 50
		 */
		country?: string[];
		/**
		 * @maxItems 10
		 */
		answers?: AnswerCondition[];
	};
	search?: string;
}
export interface ResultsQuery {
	from?: string;
	to?: string;
	filter?: ResponseFilter;
}
export interface ResultsSummary {
	total_responses: number;
	impressions: number;
	starts: number;
	data_points: DataPoint[];
	previous: SummaryPeriod | null;
	not_counted: number;
	surveys: SummarySurvey[];
	pagination: Pagination;
}
export interface SummaryPeriod {
	total_responses: number;
	impressions: number;
	starts: number;
	data_points: DataPoint[];
}
export interface SummarySurvey {
	id: number;
	title: string;
	type: 'survey' | 'nps';
	status: 'publish' | 'draft' | 'trash';
	created_at: string;
	publish_at: string | null;
	impressions: number;
	responses_count: number;
	range_responses_count: number;
	range_data_points: DataPoint[];
}
export interface SentHeader {
	key: string;
	value: string;
}
export interface Settings {
	site_kind: 'any' | 'shop' | 'blog' | 'membership' | 'company';
	setup_finished: boolean;
	notifications_recipients: string;
	notifications_header_image: string;
	summaries_html_template: boolean;
	summaries_disabled: boolean;
	widget_theme: 'light' | 'dark' | 'auto' | 'custom';
	widget_color: string;
	widget_text_color: string;
	widget_button_color: string;
	widget_toggle_icon:
		| 'field-userfeedback'
		| 'field-smile'
		| 'field-mail-open'
		| 'field-hand-star'
		| 'field-comments'
		| 'field-comment-star'
		| 'field-comment-heart'
		| 'field-comment-edit'
		| 'field-chevron-down';
	widget_toggle_color: string;
	widget_toggle_text: string;
	widget_font: {
		family: string;
		weight: string;
	};
	widget_position: 'bottom_left' | 'bottom_right' | 'middle_left' | 'middle_right';
	widget_start_minimized: boolean;
	quiet_days: number;
	logo_type: 'userfeedback' | 'custom' | 'none';
	widget_custom_logo: string;
	skip_text: string;
	next_text: string;
	loader_on_every_page: boolean;
	max_options: number;
	/**
	 * @maxItems 9999
	 */
	create_edit_surveys: string[];
	/**
	 * @maxItems 9999
	 */
	view_results: string[];
	/**
	 * @maxItems 9999
	 */
	delete_surveys: string[];
	allow_usage_tracking: boolean;
	automatic_updates: 'all' | 'minor' | 'none';
	heatmap_auto_delete_enabled: boolean;
	heatmap_retention_period: '1' | '7' | '14' | '30' | '60' | '180' | '365';
	heatmap_pages: 'select' | 'all';
	/**
	 * @maxItems 200
	 */
	heatmap_page_ids: number[];
	heatmap_front_page: boolean;
	/**
	 * @maxItems 50
	 */
	heatmap_post_types: string[];
	heatmap_sample: number;
	heatmap_consent: boolean;
	/**
	 * @maxItems 20
	 */
	heatmap_private_selectors: string[];
	ip_storage: 'none' | 'truncated' | 'full';
	response_retention: 'forever' | '30' | '90' | '180' | '365' | '730';
	delivery_log_days: '7' | '14' | '30' | '90';
	remove_data_on_uninstall: boolean;
	ai_api_url: string;
	ai_model: string;
	google_client_id: string;
	widget_show_logo: boolean;
	has_ai_api_key: boolean;
	has_google_client_secret: boolean;
	google_drive: GoogleConnection;
}
export interface SettingsAnswer {
	settings: Settings;
	defaults: Settings;
	roles: SiteRole[];
}
export interface SiteRole {
	key: string;
	name: string;
	is_fixed: boolean;
}
export interface SettingsBlurb {
	show: boolean;
}
export interface SettingsDraft {
	settings: {
		heatmap_retention_period?: string;
		site_kind?: 'any' | 'shop' | 'blog' | 'membership' | 'company';
		setup_finished?: boolean;
		notifications_recipients?: string;
		notifications_header_image?: string;
		summaries_html_template?: boolean;
		summaries_disabled?: boolean;
		widget_theme?: 'light' | 'dark' | 'auto' | 'custom';
		widget_color?: string;
		widget_text_color?: string;
		widget_button_color?: string;
		widget_toggle_icon?:
			| 'field-userfeedback'
			| 'field-smile'
			| 'field-mail-open'
			| 'field-hand-star'
			| 'field-comments'
			| 'field-comment-star'
			| 'field-comment-heart'
			| 'field-comment-edit'
			| 'field-chevron-down';
		widget_toggle_color?: string;
		widget_toggle_text?: string;
		widget_font?: {
			family: string;
			weight: string;
		};
		widget_position?: 'bottom_left' | 'bottom_right' | 'middle_left' | 'middle_right';
		widget_start_minimized?: boolean;
		quiet_days?: number;
		logo_type?: 'userfeedback' | 'custom' | 'none';
		widget_custom_logo?: string;
		skip_text?: string;
		next_text?: string;
		loader_on_every_page?: boolean;
		max_options?: number;
		/**
		 * @maxItems 9999
		 */
		create_edit_surveys?: string[];
		/**
		 * @maxItems 9999
		 */
		view_results?: string[];
		/**
		 * @maxItems 9999
		 */
		delete_surveys?: string[];
		allow_usage_tracking?: boolean;
		automatic_updates?: 'all' | 'minor' | 'none';
		heatmap_auto_delete_enabled?: boolean;
		heatmap_pages?: 'select' | 'all';
		/**
		 * @maxItems 200
		 */
		heatmap_page_ids?: number[];
		heatmap_front_page?: boolean;
		/**
		 * @maxItems 50
		 */
		heatmap_post_types?: string[];
		heatmap_sample?: number;
		heatmap_consent?: boolean;
		/**
		 * @maxItems 20
		 */
		heatmap_private_selectors?: string[];
		ip_storage?: 'none' | 'truncated' | 'full';
		response_retention?: 'forever' | '30' | '90' | '180' | '365' | '730';
		delivery_log_days?: '7' | '14' | '30' | '90';
		remove_data_on_uninstall?: boolean;
		ai_api_url?: string;
		ai_model?: string;
		google_client_id?: string;
		ai_api_key?: string;
		google_client_secret?: string;
		widget_show_logo?: unknown;
		has_ai_api_key?: unknown;
		has_google_client_secret?: unknown;
		google_drive?: unknown;
	};
}
export interface SettingsSaved {
	settings: Settings;
	message: string;
}
export interface Share {
	id: number;
	survey_id: number;
	token: string;
	url: string;
	question_ids: string[];
	texts: boolean;
	days: 'all' | '7' | '30' | '90';
	created_at: string;
	expires_at: string | null;
	made_by: string;
}
export interface SharePage {
	enabled: boolean;
	slug: string;
	heading: string;
	embed: boolean;
	invited: boolean;
}
export interface ShareRequest {
	/**
	 * @minItems 1
	 * @maxItems 120
	 */
	question_ids: string[];
	texts?: boolean;
	days?: 'all' | '7' | '30' | '90';
	expires_in?: number | null;
}
export interface Shares {
	shares: Share[];
	can_make: boolean;
	most: number;
}
export interface ShownInCountry {
	surveys: number[];
}
export interface SingleResponse {
	id: number;
	title: string;
	status: 'publish' | 'trash' | 'spam' | 'over_limit' | 'partial';
	submitted_at: string;
	page_submitted: PageSubmitted;
	survey_title: string;
	answers: ReadAnswer[];
	user_ip: string;
	user_browser: string;
	user_os: string;
	user_device: string;
	user_country: string;
	position: number | null;
	total: number;
	previous_id: number | null;
	next_id: number | null;
}
export interface SingleResponseQuery {
	from?: string;
	to?: string;
	filter?: {
		status?: 'all' | 'publish' | 'trash' | 'spam' | 'over_limit' | 'partial';
		/**
		 * @maxItems 50
		 */
		device?: string[];
		/**
		 * @maxItems 50
		 */
		browser?: string[];
		/**
		 * @maxItems 50
		 */
		os?: string[];
		/**
		 * @maxItems 50
		 */
		page?: string[];
		/**
		 * @maxItems 50
		 */
		language?: string[];
		/**
		 * @maxItems 50
		 */
		country?: string[];
		/**
		 * @maxItems 10
		 */
		answers?: AnswerCondition[];
	};
	search?: string;
}
export interface SingleUseLinks {
	urls: string[];
}
export interface SingleUseLinksRequest {
	count?: number;
	field?: string;
	/**
	 * @maxItems 1000
	 */
	values?: string[];
}
export interface Submission {
	/**
	 * @minItems 1
	 * @maxItems 120
	 */
	answers: SubmittedAnswer[];
	page_submitted?: {
		id?: number;
		name?: string;
		url?: string;
	};
	nonce: string;
	token?: string;
	version?: number;
	website?: string;
	elapsed?: number;
	device?: string;
	os?: string;
	language?: string;
	visit?: FinishedVisit;
}
export interface SubmittedAnswer {
	question_id: string;
	value: (string | number | string[]) | null;
	extra?: AnswerExtra;
}
export interface SummaryMail {
	subject: string;
	text: string;
	html: string;
}
export interface SummaryMailLook {
	summaries_html_template: boolean;
	notifications_header_image: string;
}
export interface SummaryMailTested {
	is_sent: boolean;
	message: string;
}
export interface SummaryQuery {
	start_date?: string;
	end_date?: string;
	survey_id?: number;
	orderby?: 'title' | 'status' | 'created_at' | 'responses_count' | 'range_responses_count';
	order?: 'asc' | 'desc';
	page?: number;
	per_page?: number;
}
export interface Survey {
	id: number;
	title: string;
	status: 'publish' | 'draft' | 'trash';
	type: 'survey' | 'nps';
	created_at: string;
	publish_at: string | null;
	responses_count: number;
	max_responses?: number;
	version: number;
	comparison?: SurveyComparison;
	missing_parts?: (
		| 'extra-question-types'
		| 'picture-question-types'
		| 'question-options'
		| 'templates'
		| 'thank-you'
		| 'redirects'
		| 'devices'
		| 'page-targeting'
		| 'geo-targeting'
		| 'behavior'
		| 'scheduling'
		| 'branding'
		| 'middle-positions'
		| 'email-logic'
		| 'webhooks'
		| 'google-drive'
		| 'post-ratings'
		| 'heatmaps'
		| 'long-ranges'
		| 'export'
		| 'quick-filters'
		| 'bulk-actions'
		| 'single-response'
		| 'trash-responses'
		| 'ai-summary'
		| 'access-roles'
	)[];
	questions: Question[];
	settings: SurveySettings;
	notifications?: SurveyNotifications;
	template: string;
	impressions: number;
	cookie_name: string;
	changed: LastChange | null;
	quotas?: QuotaProgress[];
	share_today: number | null;
}
export interface SurveyComparison {
	with: number;
	role: 'original' | 'version';
	lift: number;
	started_on: string | null;
	ended_on: string | null;
}
export interface SurveySettings {
	enable_tracking: boolean;
	for_team: boolean;
	thank_you: ThankYou;
	targeting: Targeting;
	geo_targeting: GeoTargeting;
	behavior: Behavior;
	theming: Theming;
	google_drive: GoogleDrive;
	share_page: SharePage;
}
export interface ThankYou {
	type: 'message' | 'redirect' | 'conditional_redirect';
	message: string;
	button: ThankYouButton | null;
	redirect_to: PageChoice | null;
	/**
	 * @maxItems 20
	 */
	conditions: RedirectCondition[];
}
export interface Targeting {
	/**
	 * @maxItems 3
	 */
	devices: ('desktop' | 'tablet' | 'mobile')[];
	pages: 'all' | 'select';
	/**
	 * @maxItems 20
	 */
	page_rules: PageRule[];
}
export interface Theming {
	color_scheme: 'light' | 'dark' | 'auto' | 'custom';
	widget_color: string;
	text_color: string;
	button_color: string;
	widget_toggle_text: string;
	widget_toggle_icon:
		| 'field-userfeedback'
		| 'field-smile'
		| 'field-mail-open'
		| 'field-hand-star'
		| 'field-comments'
		| 'field-comment-star'
		| 'field-comment-heart'
		| 'field-comment-edit'
		| 'field-chevron-down';
	widget_toggle_color: string;
	font: {
		family: string;
		weight: string;
	};
	position: 'bottom_left' | 'bottom_right' | 'middle_left' | 'middle_right';
	show_logo: boolean;
	logo_type: 'userfeedback' | 'custom' | 'none';
	custom_logo: string;
	skip_text: string;
	next_text: string;
}
export interface SurveyNotifications {
	email: {
		active: boolean;
		addresses: string;
		frequency: 'response' | 'hourly' | 'daily';
		logic: {
			enable: boolean;
			action: 'send';
			/**
			 * @maxItems 20
			 */
			conditions: LogicCondition[];
		};
	};
	webhook: {
		active: boolean;
		webhooks: Webhook[];
	};
}
export interface Webhook {
	id: string;
	name: string;
	request_url: string;
	request_method: 'POST' | 'GET' | 'PUT' | 'PATCH' | 'DELETE';
	request_format: 'JSON' | 'XML' | 'FORM' | 'NDJSON';
	/**
	 * @maxItems 50
	 */
	body: WebhookRow[];
	headers: WebhookHeader[];
	has_secret: boolean;
}
export interface WebhookHeader {
	key: string;
	has_value: boolean;
}
export interface SurveyActivity {
	/**
	 * @minItems 7
	 * @maxItems 7
	 */
	last_days: number[];
	impressions: number;
	nps: number | null;
}
export interface SurveyAudience {
	pages: 'all' | 'select';
	page_rules: number;
	devices: ('desktop' | 'tablet' | 'mobile')[];
	countries: number | null;
	for_team: boolean;
}
export interface SurveyCopied {
	id: number;
}
export interface SurveyCopy {
	version: number;
	copy: string;
}
export interface SurveyDefaults {
	settings: SurveySettings;
	notifications: SurveyNotifications;
}
export interface SurveyDrafted {
	title: string;
	type: 'survey' | 'nps';
	/**
	 * @minItems 1
	 * @maxItems 10
	 */
	questions: Question[];
	left_out: number;
	template: 'drafted-by-ai';
}
export interface SurveyEditors {
	editors: Editor[];
}
export interface SurveyIds {
	/**
	 * @minItems 1
	 * @maxItems 500
	 */
	survey_ids: number[];
}
export interface SurveyKept {
	kept: KeptCopy | null;
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
	max_responses?: number;
	version: number;
	comparison?: SurveyComparison;
	missing_parts?: (
		| 'extra-question-types'
		| 'picture-question-types'
		| 'question-options'
		| 'templates'
		| 'thank-you'
		| 'redirects'
		| 'devices'
		| 'page-targeting'
		| 'geo-targeting'
		| 'behavior'
		| 'scheduling'
		| 'branding'
		| 'middle-positions'
		| 'email-logic'
		| 'webhooks'
		| 'google-drive'
		| 'post-ratings'
		| 'heatmaps'
		| 'long-ranges'
		| 'export'
		| 'quick-filters'
		| 'bulk-actions'
		| 'single-response'
		| 'trash-responses'
		| 'ai-summary'
		| 'access-roles'
	)[];
	audience?: SurveyAudience;
	activity?: SurveyActivity;
	google_drive?: SurveySpreadsheet;
	place?: number | null;
	questions?: Question[];
	settings?: SurveySettings;
	notifications?: SurveyNotifications;
}
export interface SurveySpreadsheet {
	spreadsheet_id: string;
}
export interface SurveyListQuery {
	page?: number;
	per_page?: number;
	orderby?: 'id' | 'title' | 'status' | 'created_at' | 'publish_at' | 'responses_count' | 'place';
	order?: 'asc' | 'desc';
	/**
	 * @maxItems 15
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
		| 'notifications'
		| 'audience'
		| 'activity'
		| 'google_drive'
		| 'place'
	)[];
	filter?: {
		status?: 'all' | 'publish' | 'scheduled' | 'draft' | 'trash';
	};
	search?: string;
}
export interface SurveyMove {
	to: 'top' | 'up' | 'down';
	place: number;
}
export interface SurveyMoved {
	id: number;
	place: number;
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
	max_responses?: number;
	quotas?: QuotaProgress[];
	drop_off: boolean;
	is_compared?: boolean;
	comparison?: SurveyComparison;
	missing_parts?: (
		| 'extra-question-types'
		| 'picture-question-types'
		| 'question-options'
		| 'templates'
		| 'thank-you'
		| 'redirects'
		| 'devices'
		| 'page-targeting'
		| 'geo-targeting'
		| 'behavior'
		| 'scheduling'
		| 'branding'
		| 'middle-positions'
		| 'email-logic'
		| 'webhooks'
		| 'google-drive'
		| 'post-ratings'
		| 'heatmaps'
		| 'long-ranges'
		| 'export'
		| 'quick-filters'
		| 'bulk-actions'
		| 'single-response'
		| 'trash-responses'
		| 'ai-summary'
		| 'access-roles'
	)[];
	responses_count_7_days: number;
	responses_count_30_days: number;
	range_responses_count: number;
	range_impressions: number | null;
	starts: number | null;
	response_rate: number | null;
	completion_rate: number | null;
	not_counted: number;
	data_points: DataPoint[];
	questions: AskedQuestion[];
	question_stats: QuestionStats[];
	nps_overview: NpsOverview | null;
	nps_series: NpsPoint[];
}
export interface SurveySaved {
	survey: Survey;
	published: boolean;
	message: string;
	was_there: boolean;
}
export interface SurveyTemplate {
	key: string;
	name: string;
	description: {
		title: string;
		list: string[];
	};
	why: string;
	feature_image: string;
	categories: ('website' | 'shop' | 'product' | 'content' | 'audience' | 'loyalty' | 'service' | 'event')[];
	tags: 'most-popular'[];
	required_addons: ('templates' | 'question-types')[];
	is_available: boolean;
	length: {
		questions: number;
		minutes: number;
	};
	config: {
		type: 'survey' | 'nps';
		questions: Question[];
	};
}
export interface SurveyWish {
	sentence: string;
	post_id?: number;
}
export interface SurveysRestored {
	/**
	 * @minItems 1
	 * @maxItems 500
	 */
	survey_ids: number[];
	status?: 'draft' | 'publish';
}
export interface TemplateCard {
	key: string;
	questions: WidgetQuestion[];
}
export interface WidgetQuestion {
	id: string;
	type:
		| 'radio-button'
		| 'checkbox'
		| 'image-radio'
		| 'icon-choice'
		| 'text'
		| 'long-text'
		| 'email'
		| 'star-rating'
		| 'nps'
		| 'csat'
		| 'ces'
		| 'number-scale'
		| 'dropdown'
		| 'statement'
		| 'matrix'
		| 'ranking'
		| 'hidden'
		| 'consent'
		| 'slider'
		| 'number'
		| 'date';
	title: string;
	options: string[];
	include_name: boolean;
	required: boolean;
	comment_box: boolean;
	logic: WidgetLogic | null;
	other?: string;
	script?: string;
	help?: string;
	recall?: WidgetRecall;
	prefill?: string[];
	keeps_text?: boolean;
	page?: string;
	image?: string;
	low?: string;
	high?: string;
	rows?: WidgetRow[];
	range?: number[];
	dates?: string[];
	images: string[];
	icons: string[];
	icon_color: string;
	icon_size: number;
	randomize: boolean;
}
export interface WidgetLogic {
	action: 'show' | 'hide';
	conditions: WidgetCondition[];
}
export interface WidgetCondition {
	question_id: string;
	compare: '=' | '!=' | 'IN' | 'CONTAINS' | '!CONTAINS' | 'STARTS_WITH' | 'ENDS_WITH' | '>' | '<';
	value: string | number | string[];
}
export interface WidgetRecall {
	title: string;
	help: string;
}
export interface WidgetRow {
	id: string;
	label: string;
}
export interface TemplateCards {
	script: string;
	look: WidgetLook;
	strings: WidgetStrings;
	cards: TemplateCard[];
}
export interface WidgetLook {
	style: string;
	dark: string;
	position: 'bottom_left' | 'bottom_right' | 'middle_left' | 'middle_right';
	icon: string;
	label: string;
	stylesheet: string;
	logo: 'userfeedback' | 'custom' | 'none';
	image: string;
	skip: string;
	next: string;
	minimized: boolean;
}
export interface WidgetStrings {
	next: string;
	skip: string;
	submit: string;
	back: string;
	brand: string;
	close: string;
	minimize: string;
	open: string;
	survey: string;
	progress: string;
	about: string;
	optional: string;
	placeholder: string;
	email: string;
	first_name: string;
	comment: string;
	other: string;
	not_likely: string;
	likely: string;
	stars: string;
	needed: string;
	required: string;
	choose_one: string;
	choose_any: string;
	no_email: string;
	invalid_email: string;
	too_long: string;
	kept: string;
	refused: string;
	failed: string;
	arrived: string;
	preview: string;
	faces?: string[];
	disagree?: string;
	agree?: string;
	each_row?: string;
	to_rank?: string;
	rank_all?: string;
	ranked?: string;
	unranked?: string;
	upward?: string;
	downward?: string;
	unchosen?: string;
	search?: string;
	no_value?: string;
	number?: string;
	too_low?: string;
	too_high?: string;
	date?: string;
	min_date?: string;
	max_date?: string;
	no_match?: string;
	page?: string;
	pages?: string;
	added?: string;
}
export interface TestedPage {
	id: number;
	name: string;
	is: PageFacts;
	is_known: boolean;
	disabled: boolean;
	specific: number;
	is_for_role: boolean;
	others: TestedRival[];
}
export interface TestedRival {
	id: number;
	title: string;
	targeting: WidgetTargeting;
	behavior: WidgetBehavior;
}
export interface TestedPageQuery {
	url?: string;
	role?: string;
	survey?: number;
}
export interface TestedWebhook {
	success: boolean;
	status: number;
	message: string;
	body: string;
	took: number;
}
export interface TextAnswerList {
	items: TextAnswer[];
	pagination: Pagination;
	searched: number | null;
	not_counted: number;
}
export interface TextAnswersQuery {
	page?: number;
	per_page?: number;
	search?: string;
	from?: string;
	to?: string;
	filter?: ResponseFilter;
}
export interface Theme {
	id: number;
	name: string;
	about: string;
	pinned: boolean;
	count: number;
	quotes: string[];
}
export interface ThemeAnswers {
	items: TextAnswer[];
	pagination: Pagination;
}
export interface ThemeAnswersQuery {
	page?: number;
	per_page?: number;
}
export interface ThemeChange {
	name?: string;
	pinned?: boolean;
	merge_into?: number;
}
export interface Themes {
	can_make: boolean;
	themes: Theme[];
	read: number;
	total: number;
}
export interface ThemesStep {
	left: number;
	error: string;
	can_make: boolean;
	themes: Theme[];
	read: number;
	total: number;
}
export interface ThemesWish {
	until?: number;
	newest?: boolean;
}
export interface Usage {
	report: string;
	sent_to: string;
}
export interface VisitedPage {
	id: number;
	name: string;
	is: PageFacts;
	is_known: boolean;
	disabled: boolean;
	specific: number;
}
export interface Visits {
	today: string;
	since: string | null;
	displays: number;
	/**
	 * @maxItems 500
	 */
	pages: VisitedPage[];
	/**
	 * @maxItems 500
	 */
	answers: AnswersFrom[];
}
export interface Vote {
	rating: number | null;
	token: string;
	nonce: string;
}
export interface VoteReason {
	token: string;
	nonce: string;
	text: string;
	website?: string;
}
export interface WebhookSample {
	method: 'POST' | 'GET' | 'PUT' | 'PATCH' | 'DELETE';
	url: string;
	headers: SentHeader[];
	body: string;
	is_made_up: boolean;
}
export interface WebhookWish {
	survey: SurveyDraft;
	webhook: {
		id?: string;
		name?: string;
		request_url?: string;
		request_method?: 'POST' | 'GET' | 'PUT' | 'PATCH' | 'DELETE';
		request_format?: 'JSON' | 'XML' | 'FORM' | 'NDJSON';
		/**
		 * @maxItems 50
		 */
		body?: WebhookRow[];
		/**
		 * @maxItems 50
		 */
		headers?: {
			key: string;
			value?: string;
			has_value?: unknown;
		}[];
		secret?: string;
		has_secret?: unknown;
	};
}
export interface WhyData {
	script: string;
	preview: number;
	edit_page: string;
	create: string;
	surveys: WhySurvey[];
	total: number;
	cache: string;
	words: {
		not_floating: string;
		submitted: string;
		seen: string;
		closed: string;
		expired: string;
		device: string;
		desktop_only: string;
		gate: string;
		country: string;
		share: string;
		other_version: string;
		quiet: string;
		quota: string;
		another_first: string;
		not_live: string;
		no_question_types: string;
		no_targeting: string;
		no_geo_restrictions: string;
		not_in_edition: string;
		inactive_type: string;
		by_invitation: string;
		limit_reached: string;
		unreachable: string;
		referrer: string;
		page_url_is: string;
		page_url_is_not: string;
		query_parameter_contains: string;
		query_parameter_not_contains: string;
		query_parameter_regex: string;
		cookie_exist: string;
		cookie_not_exist: string;
		page_url_contains: string;
		page_url_not_contains: string;
		user_logged_in: string;
		user_role: string;
		page_type: string;
		page_or_post_is: string;
		page_or_post_is_not: string;
		post_type_is: string;
		post_type_is_not: string;
		taxonomy_is: string;
		taxonomy_is_not: string;
		taxonomy_term_is: string;
		taxonomy_term_is_not: string;
		page_off: string;
		page_other: string;
		not_for_you: string;
	};
	details: {
		not_floating?: string;
		submitted?: string;
		seen?: string;
		closed?: string;
		expired?: string;
		device?: string;
		desktop_only?: string;
		gate?: string;
		country?: string;
		share?: string;
		other_version?: string;
		quiet?: string;
		quota?: string;
		another_first?: string;
		not_live?: string;
		no_question_types?: string;
		no_targeting?: string;
		no_geo_restrictions?: string;
		not_in_edition?: string;
		inactive_type?: string;
		by_invitation?: string;
		limit_reached?: string;
		unreachable?: string;
		referrer?: string;
		page_url_is?: string;
		page_url_is_not?: string;
		query_parameter_contains?: string;
		query_parameter_not_contains?: string;
		query_parameter_regex?: string;
		cookie_exist?: string;
		cookie_not_exist?: string;
		page_url_contains?: string;
		page_url_not_contains?: string;
		user_logged_in?: string;
		user_role?: string;
		page_type?: string;
		page_or_post_is?: string;
		page_or_post_is_not?: string;
		post_type_is?: string;
		post_type_is_not?: string;
		taxonomy_is?: string;
		taxonomy_is_not?: string;
		taxonomy_term_is?: string;
		taxonomy_term_is_not?: string;
	};
	holds: {
		published: string;
		not_submitted: string;
		has_place: string;
		device: string;
		country: string;
		page_rules: string;
		may_float: string;
		is_first: string;
	};
	strings: {
		title: string;
		close: string;
		shown: string;
		floating: string;
		inline: string;
		none: string;
		because: string;
		passes: string;
		nothing: string;
		previewed: string;
		preview: string;
		leave: string;
		previewing: string;
		edit: string;
		edit_page: string;
		empty: string;
		create: string;
		basis: string;
		older: string;
		unreadable: string;
		audience: string;
		desktop: string;
		tablet: string;
		mobile: string;
	};
}
export interface WhySurvey {
	id: number;
	title: string;
	edit: string;
	kept: '' | 'page_off' | 'page_other' | 'not_for_you';
}
export interface WidgetButton {
	label: string;
	url: string;
}
export interface WidgetManifest {
	made_at: number;
	preview: boolean;
	rest: string;
	collector: string;
	bundle: string;
	consent: string;
	page: PageContext;
	surveys: WidgetSurvey[];
	strings: WidgetStrings;
	token?: string;
	visit?: LinkVisit;
	reasons: {
		[k: string]: string;
	} | null;
}
export interface WidgetSurvey {
	id: number;
	type: 'survey' | 'nps';
	version: number;
	look: WidgetLook;
	track: boolean;
	floats: boolean;
	for_team: boolean;
	cookie_name: string;
	nonce: string;
	questions: WidgetQuestion[];
	lacks:
		| ''
		| 'no_question_types'
		| 'no_targeting'
		| 'no_geo_restrictions'
		| 'not_in_edition'
		| 'inactive_type'
		| 'by_invitation'
		| 'limit_reached'
		| 'unreachable';
	targeting: WidgetTargeting;
	behavior: WidgetBehavior;
	thank_you: WidgetThankYou;
	late?: WidgetThankYou;
	recorder?: string;
	keeps_partial?: boolean;
}
export interface WidgetThankYou {
	heading: WidgetPiece[];
	text: WidgetPiece[];
	button: WidgetButton | null;
	url: string;
	conditions: WidgetRedirect[];
}
export interface WidgetPiece {
	text: string;
	strong: boolean;
	em: boolean;
	url: string;
	recall?: string;
}
export interface WidgetRedirect {
	question_id: string;
	compare: '=' | '!=' | 'IN' | 'CONTAINS' | '!CONTAINS' | 'STARTS_WITH' | 'ENDS_WITH' | '>' | '<';
	value: string | number | string[];
	url: string;
}
export interface WorkedDeliveries {
	tried: number;
	waiting: number;
}
