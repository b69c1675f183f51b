import type {
	PageContext,
	WidgetLook,
	WidgetManifest,
	WidgetPiece,
	WidgetQuestion,
	WidgetStrings,
	WidgetSurvey,
} from '../src/contract/types';
import type { VisitContext } from './shared/targeting/eligibility';
import type { Rules } from './survey/flow/session/session';

/** Test data for the widget: data as a server would print it, and a browser's cookies. */

export const question = ( id: string, more: Partial< WidgetQuestion > = {} ): WidgetQuestion => ( {
	id,
	type: 'text',
	title: `About ${ id }?`,
	options: [],
	images: [],
	icons: [],
	icon_color: '#1579ef',
	icon_size: 20,
	include_name: false,
	required: false,
	comment_box: false,
	randomize: false,
	logic: null,
	...more,
} );

export const QUESTIONS: Record< string, WidgetQuestion > = {
	colour: question( 'colour', { type: 'radio-button', options: [ 'Red', 'Blue', 'Green' ] } ),
	pages: question( 'pages', { type: 'checkbox', options: [ 'Home', 'Prices', 'Blog' ] } ),
	why: question( 'why', { type: 'long-text' } ),
	name: question( 'name', { required: true } ),
	mail: question( 'mail', { type: 'email', include_name: true } ),
	stars: question( 'stars', { type: 'star-rating' } ),
	score: question( 'score', { type: 'nps', comment_box: true } ),
};

export const named = ( ...names: string[] ): WidgetQuestion[] => names.flatMap( ( name ) => QUESTIONS[ name ] ?? [] );

export const LOOK: WidgetLook = {
	style: '',
	dark: '',
	position: 'bottom_right',
	icon: 'M6 9l6 6 6-6',
	label: '',
	stylesheet: '',
	logo: 'none',
	image: '',
	skip: '',
	next: '',
	minimized: false,
};

export const piece = ( text: string, more: Partial< WidgetPiece > = {} ): WidgetPiece => ( {
	text,
	strong: false,
	em: false,
	url: '',
	...more,
} );

export const survey = ( questions: WidgetQuestion[], more: Partial< WidgetSurvey > = {} ): WidgetSurvey => ( {
	id: 3,
	type: 'survey',
	version: 1,
	look: LOOK,
	track: false,
	floats: true,
	for_team: false,
	cookie_name: 'userfeedback-survey-3',
	nonce: 'printed',
	questions,
	lacks: '',
	targeting: { devices: [ 'desktop', 'tablet', 'mobile' ], page_rules: [], by_country: false },
	behavior: {
		timing: 'immediate',
		timing_delay: 20,
		display_length: 'until_response',
		expire_on: 0,
		ask_again_days: 0,
	},
	thank_you: {
		heading: [ piece( 'Thanks for your feedback!' ) ],
		text: [],
		button: null,
		url: '',
		conditions: [],
	},
	...more,
} );

export const STRINGS: WidgetStrings = {
	next: 'Next',
	skip: 'Skip',
	submit: 'Send',
	back: 'Back',
	brand: 'Powered by UserFeedback',
	close: 'Close',
	minimize: 'Minimize',
	open: 'Open survey',
	survey: 'Survey',
	progress: 'Question %1$s of %2$s',
	about: 'Question %1$s of about %2$s',
	optional: '(optional)',
	placeholder: 'Type your answer here...',
	email: 'Email Address',
	first_name: 'First Name',
	other: 'Please specify',
	comment: 'Comment',
	not_likely: 'Not Likely',
	likely: 'Extremely Likely',
	stars: '%1$s of %2$s stars',
	needed: '(required)',
	required: 'Please answer this question.',
	choose_one: 'Choose an answer.',
	choose_any: 'Choose at least one.',
	invalid_email: 'Please enter an e-mail address.',
	no_email: 'Enter your e-mail address.',
	too_long: 'Too long: %1$s of %2$s.',
	kept: 'It will be sent later.',
	refused: 'This survey has changed.',
	failed: 'It could not be sent.',
	arrived: 'A survey has opened.',
	preview: 'Preview',
	faces: [ 'Very dissatisfied', 'Dissatisfied', 'Neutral', 'Satisfied', 'Very satisfied' ],
	disagree: 'Strongly disagree',
	agree: 'Strongly agree',
	each_row: 'Choose an answer for each row.',
	to_rank: 'Select the items in order.',
	rank_all: 'Rank all items.',
	ranked: '%1$s is now number %2$s of %3$s.',
	unranked: '%s has no number now.',
	upward: 'Move %s up',
	downward: 'Move %s down',
	unchosen: 'Choose…',
	search: 'Search',
	no_value: 'No value chosen',
	number: 'Enter a whole number.',
	too_low: 'Enter %s or more.',
	date: 'Enter a complete date.',
	min_date: 'Enter %s or a later date.',
	max_date: 'Enter %s or an earlier date.',
	too_high: 'Enter %s or less.',
	no_match: 'No option matches.',
	page: 'Page %1$s of %2$s',
	pages: 'Page %1$s of about %2$s',
	added: 'New question: %s',
};

export const PAGE: PageContext = {
	id: 7,
	name: 'Prices',
	is: {
		user_logged_in: [ 'logged_out' ],
		user_role: [],
		page_type: [ 'page' ],
		page_or_post_is: [ '7' ],
		post_type_is: [ 'page' ],
		taxonomy_is: [],
		taxonomy_term_is: [],
	},
};

/** A desktop computer on an evening in November, on the pricing page. */
export const HERE: VisitContext = {
	page: PAGE,
	url: 'https://example.org/prices/',
	referrer: '',
	jar: { get: () => undefined },
	device: 'desktop',
	gate: () => 'country',
	patience: { left: Infinity },
	today: 20261121,
};

export const manifest = ( surveys: WidgetSurvey[], more: Partial< WidgetManifest > = {} ): WidgetManifest => ( {
	made_at: 1_800_000_000,
	preview: false,
	rest: 'https://example.org/wp-json/userfeedback/v1/',
	collector: '',
	consent: '',
	bundle: 'https://example.org/wp-content/plugins/userfeedback/build/widget/survey.js?ver=1',
	page: PAGE,
	surveys,
	strings: STRINGS,
	reasons: null,
	...more,
} );

/** Cookies without restrictions. */
export class Jar {
	/** The days each was stored for, if given. */
	public readonly days: Record< string, number | undefined > = {};
	private readonly kept = new Map< string, string >();

	public names(): string[] {
		return [ ...this.kept.keys() ];
	}

	public get( name: string ): string | undefined {
		return this.kept.get( name );
	}

	public set( name: string, value: string, days?: number ): void {
		this.days[ name ] = days;
		this.kept.set( name, value );
	}

	public remove( name: string ): void {
		this.kept.delete( name );
	}
}

/** A survey without logic: one question after the other, without a redirect. */
export const IN_LINE: Rules = {
	asked: ( questions ) => questions.map( ( { id } ) => id ),
	goesTo: () => null,
};
