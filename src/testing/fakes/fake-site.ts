import type {
	ChoiceList,
	FontChoice,
	FontKept,
	FoundFonts,
	BulkResult,
	FoundPages,
	Question,
	QuestionDraft,
	Survey,
	SurveyDraft,
	SurveyIds,
	SurveyDefaults,
	SurveyList,
	SurveyMove,
	SurveyResults,
	SurveyRow,
	SurveySaved,
	SurveySettings,
	SurveysRestored,
} from '@/contract/types';
import { surveyState } from '@/lib/labels/survey-state';
import { FakeAddons } from './fake-addons';
import { FakeDeliveries } from './fake-deliveries';
import { FakeEditing } from './fake-editing';
import { FakeFilters } from './fake-filters';
import { FakeHeatmaps } from './fake-heatmaps';
import { FakeInbox } from './fake-inbox';
import { FakePlugins } from './fake-plugins';
import { FakeRatings } from './fake-ratings';
import { FakeSettings } from './fake-settings';
import { FakeSpam } from './fake-spam';
import { FakeSummary } from './fake-summary';
import { storedNotifications } from './fake-notifications';
import { FakeTester } from './fake-tester';
import type { ServerAnswer, ServerRequest } from '../loopback-server';
import { recorded } from '../recorded';
import { questionOf, settingsOf, surveyOf, toldOf } from '../survey-of';

/** Follows the contract: like the real server, rejects unknown properties. */
const draftProperties: Record< keyof SurveyDraft, true > = {
	id: true,
	title: true,
	status: true,
	type: true,
	questions: true,
	settings: true,
	notifications: true,
	template: true,
	publish_at: true,
	version: true,
	token: true,
	redirect_route: true,
	created_at: true,
	changed: true,
	responses_count: true,
	max_responses: true,
	quotas: true,
	share_today: true,
	comparison: true,
	impressions: true,
	cookie_name: true,
};

/** List data for a survey without impressions. */
const { activity, audience } = recorded< SurveyList >( 'surveys' ).body.items[ 0 ] ?? {};
const told: Pick< SurveyRow, 'activity' | 'audience' > = {
	...( activity && { activity } ),
	...( audience && { audience } ),
};

/** Title of the survey that the recorded copy was made from. */
const COPIED = 'Website feedback';

/**
 * A site with surveys in memory, behind the routes of the admin app. It stores what it receives and returns recorded answers.
 * For errors or changed values, a test puts the server's answer in `next`.
 */
export class FakeSite {
	readonly requests: ServerRequest[] = [];
	readonly results = new Map< number, SurveyResults >();
	readonly spam = new FakeSpam();
	readonly editing = new FakeEditing();
	readonly deliveries = new FakeDeliveries();
	readonly ratings = new FakeRatings();
	readonly tester = new FakeTester();
	readonly plugins = new FakePlugins();
	readonly filters = new FakeFilters();
	readonly summary = new FakeSummary();
	readonly settings = new FakeSettings();
	readonly heatmaps = new FakeHeatmaps();
	readonly inbox = new FakeInbox();
	addons = new FakeAddons( 'elite', {} );
	/** List data for a survey, if a test needs it. */
	readonly told = new Map< number, Pick< SurveyRow, 'activity' | 'audience' | 'google_drive' > >();
	/** True if AI can draft surveys. */
	hasModel = false;
	/** Page for connecting a provider, for users with permission. */
	connectUrl = '';
	/** Pages available as redirect target. */
	pages: FoundPages = [];
	/** Choices for page rules, regardless of the requested kind. */
	choices: ChoiceList = [];
	/** Search results, regardless of the search. */
	fonts: FoundFonts = { items: [], note: '' };
	/** Survey IDs by the ID that the browser gave them on creation. */
	private readonly created = new Map< string, number >();
	/** Answers to return next instead of the default, by method and path. */
	readonly next = new Map< string, ServerAnswer >();

	constructor( public surveys: Survey[] = [] ) {}

	readonly answer = ( request: ServerRequest ): ServerAnswer => {
		this.requests.push( request );
		const name = `${ request.method } ${ request.path }`;
		const planned = this.next.get( name );
		if ( planned ) {
			this.next.delete( name );
			return planned;
		}
		return this.route( name, request ) ?? problem( 404, 'No such route.' );
	};

	/** Request bodies sent to one route, oldest first. */
	sent( name: string ): unknown[] {
		return this.requests
			.filter( ( { method, path } ) => `${ method } ${ path }` === name )
			.map( ( { body } ) => body );
	}

	private route( name: string, request: ServerRequest ): ServerAnswer | null {
		const ofPart =
			this.spam.answer( request ) ??
			this.editing.answer( request ) ??
			this.deliveries.answer( request ) ??
			this.ratings.answer( request ) ??
			this.filters.answer( request ) ??
			this.summary.answer( request ) ??
			this.settings.answer( request ) ??
			this.heatmaps.answer( request ) ??
			this.inbox.answer( name ) ??
			this.addons.answer( name, request.body ) ??
			this.tester.answer( name ) ??
			this.plugins.answer( name, request.body );
		if ( ofPart ) {
			return ofPart;
		}
		const [ , id, rest ] = /^\/surveys\/(\d+)(\/\w+)?$/.exec( request.path ) ?? [];
		if ( id !== undefined ) {
			return this.routeOfOne( `${ request.method } ${ rest ?? '' }`, Number( id ), request.body );
		}
		switch ( name ) {
			case 'GET /survey-templates':
				return recorded( 'templates' );
			case 'GET /surveys/defaults':
				return ok( defaults() );
			case 'GET /tester/live': {
				const survey = request.query.get( 'survey' );
				return ok( this.tester.liveAmong( this.surveys, survey === null ? null : Number( survey ) ) );
			}
			case 'GET /checklist':
				return recorded( 'site/checklist' );
			case 'GET /fonts':
				return ok( this.fonts );
			case 'POST /fonts':
				return ok( this.keep( request.body as FontChoice ) );
			case 'GET /surveys':
				return ok( this.list( request.query ) );
			case 'POST /surveys':
				return this.save( request.body as SurveyDraft );
			case 'POST /surveys/publish':
				return ok( this.change( request.body, ( survey ) => ( { ...survey, status: 'publish' } ) ) );
			case 'POST /surveys/draft':
				return ok( this.change( request.body, ( survey ) => ( { ...survey, status: 'draft' } ) ) );
			case 'POST /surveys/restore':
				return ok( this.restore( request.body as SurveysRestored ) );
			case 'POST /surveys/trash':
				return ok( this.change( request.body, ( survey ) => ( { ...survey, status: 'trash' } ) ) );
			case 'DELETE /surveys':
				return ok( this.change( request.body, () => null ) );
			case 'POST /drafting/support':
				return ok( { is_available: this.hasModel, connect_url: this.connectUrl } );
			case 'GET /search':
				return ok( this.foundPages( request.query ) );
			case 'GET /logic-type':
				return ok(
					this.choices.filter( ( { label } ) => label.includes( request.query.get( 'search' ) ?? '' ) )
				);
			default:
				return null;
		}
	}

	private foundPages( query: URLSearchParams ): FoundPages {
		const ids = [ ...query ].filter( ( [ name ] ) => name.startsWith( 'ids' ) ).map( ( [ , id ] ) => Number( id ) );
		return this.pages.filter( ( { id, title } ) =>
			ids.length > 0 ? ids.includes( id ) : title.includes( query.get( 'title' ) ?? '' )
		);
	}

	private keep( { family, weight }: FontChoice ): FontKept {
		const items = this.fonts.items.map( ( font ) =>
			font.family === family ? { ...font, kept: [ ...font.kept, Number( weight ) ] } : font
		);
		this.fonts = { ...this.fonts, items };
		return { is_kept: true, message: '' };
	}

	private routeOfOne( name: string, id: number, body: unknown ): ServerAnswer | null {
		const survey = this.surveys.find( ( candidate ) => candidate.id === id );
		const results = this.results.get( id );
		if ( name === 'GET /results' ) {
			return results ? ok( results ) : recorded( 'no-such-survey' );
		}
		if ( ! survey ) {
			return recorded( 'no-such-survey' );
		}
		if ( name === 'POST /duplicate' ) {
			const made = recorded< Survey >( 'copy' ).body;
			const title = made.title.replace( COPIED, survey.title );
			const copy = { ...made, id: this.freeId(), title, questions: survey.questions };
			this.surveys.push( copy );
			return { status: recorded( 'duplicated' ).status, body: { id: copy.id } };
		}
		if ( name === 'POST /move' ) {
			const moved = this.tester.move( this.surveys, id, body as SurveyMove );
			return moved ? ok( moved ) : problem( 400, 'The order of surveys has changed.' );
		}
		return name === 'GET ' ? ok( survey ) : null;
	}

	private list( query: URLSearchParams ): SurveyList {
		const status = query.get( 'filter[status]' );
		const search = query.get( 'search' ) ?? '';
		const shown = this.surveys.filter(
			( survey ) =>
				( status === null ? survey.status !== 'trash' : surveyState( survey ) === status ) &&
				survey.title.includes( search )
		);
		const count = ( wanted: string ) =>
			this.surveys.filter( ( survey ) =>
				wanted === 'all' ? survey.status !== 'trash' : surveyState( survey ) === wanted
			).length;
		const page = Number( query.get( 'page' ) ?? 1 );
		const perPage = Number( query.get( 'per_page' ) ?? 10 );
		const selects = [ ...query.values() ];
		return {
			items: shown.slice( ( page - 1 ) * perPage, page * perPage ).map( ( survey ) => ( {
				id: survey.id,
				title: survey.title,
				status: survey.status,
				type: survey.type,
				created_at: survey.created_at,
				publish_at: survey.publish_at,
				...( survey.missing_parts && { missing_parts: survey.missing_parts } ),
				responses_count: survey.responses_count,
				version: survey.version,
				...( selects.includes( 'activity' ) ? ( this.told.get( survey.id ) ?? told ) : {} ),
			} ) ),
			pagination: {
				page,
				pages: Math.ceil( shown.length / perPage ),
				per_page: perPage,
				total: shown.length,
			},
			status_filters: [ 'all', 'publish', 'scheduled', 'draft', 'trash' ].map( ( name ) => ( {
				status: name,
				count: count( name ),
			} ) ),
		};
	}

	private save( draft: SurveyDraft ): ServerAnswer {
		const unknown = Object.keys( draft ).filter( ( property ) => ! ( property in draftProperties ) );
		if ( unknown.length > 0 ) {
			return recorded( 'unknown-property' );
		}
		const wanted = draft.id ?? this.created.get( draft.token ?? '' );
		const stored = this.surveys.find( ( { id } ) => id === wanted );
		if ( stored && draft.id === undefined ) {
			return ok( { survey: stored, published: false, message: '', was_there: true } satisfies SurveySaved );
		}
		if ( stored && draft.version !== undefined && draft.version !== stored.version ) {
			const { status, body } = recorded< { data: object } >( 'stale' );
			return { status, body: { ...body, data: { ...body.data, version: stored.version } } };
		}
		const before = stored ?? surveyOf( { id: this.freeId() } );
		const survey = surveyOf( {
			...before,
			title: draft.title,
			type: draft.type ?? 'survey',
			status: draft.status ?? 'draft',
			version: ( stored?.version ?? 0 ) + 1,
			publish_at: draft.publish_at ?? null,
			...( draft.questions ? { questions: draft.questions.map( storedQuestion ) } : {} ),
			...( before.notifications
				? { notifications: storedNotifications( draft.notifications, before.notifications ) }
				: {} ),
			settings: {
				...before.settings,
				...draftedParts( draft ),
				thank_you: { ...before.settings.thank_you, ...draft.settings?.thank_you },
			},
		} );
		if ( draft.token !== undefined ) {
			this.created.set( draft.token, survey.id );
		}
		this.surveys = [ ...this.surveys.filter( ( { id } ) => id !== survey.id ), survey ];
		this.editing.kept.delete( survey.id );
		const { status, body } = recorded< SurveySaved >(
			survey.status === 'publish' ? 'published' : 'saved-as-draft'
		);
		return { status, body: { ...body, survey } satisfies SurveySaved };
	}

	/** @param turned returns the changed survey; null deletes it, the same object leaves it unchanged */
	private change( body: unknown, turned: ( survey: Survey ) => Survey | null ): BulkResult {
		const surveyIds = ( body as SurveyIds ).survey_ids;
		const result: BulkResult = { updated: [], skipped: [] };
		this.surveys = this.surveys.flatMap( ( survey ) => {
			const after = surveyIds.includes( survey.id ) ? turned( survey ) : survey;
			if ( surveyIds.includes( survey.id ) ) {
				result.updated.push( survey.id );
			}
			return after ? [ after ] : [];
		} );
		return result;
	}

	private restore( body: SurveysRestored ): BulkResult {
		return this.change( body, ( survey ) => ( { ...survey, status: body.status ?? 'draft' } ) );
	}

	private freeId(): number {
		return Math.max( 0, ...this.surveys.map( ( { id } ) => id ) ) + 1;
	}
}

/** Defaults of the recorded survey, which was saved with only a title and a question. */
function defaults(): SurveyDefaults {
	return { settings: settingsOf( {} ), notifications: toldOf( {} ) };
}

export function problem( status: number, message: string, data: object = {} ): ServerAnswer {
	return { status, body: { code: 'userfeedback_refused', message, data: { status, ...data } } };
}

function ok( body: object ): ServerAnswer {
	return { status: 200, body };
}

/** Returns the submitted settings sections; the builder sends complete ones. */
function draftedParts( { settings }: SurveyDraft ): Partial< SurveySettings > {
	return ( settings ?? {} ) as Partial< SurveySettings >;
}

function storedQuestion( { config, settings, logic, ...draft }: QuestionDraft ): Question {
	const blank = questionOf( {} );
	return questionOf( {
		...draft,
		config: { ...blank.config, ...config },
		settings: { ...blank.settings, ...settings },
		logic: { ...blank.logic, ...logic },
	} );
}
