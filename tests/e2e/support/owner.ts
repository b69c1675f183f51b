import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { floating, read } from './journeys';
import type { RouteMap } from '../../../src/contract/routes';
import type {
	QuestionDraft,
	RatingSettingsDraft,
	ReadAnswer,
	SettingsDraft,
	Survey,
	SurveyDraft,
} from '../../../src/contract/types';

interface Call< Key extends keyof RouteMap > {
	body?: RouteMap[ Key ][ 'body' ];
	id?: number;
	responseId?: number;
	postId?: number;
	query?: string;
}

/** What an owner has done before a journey begins, done through the same REST routes as in wp-admin. */
export class Owner {
	private nonce = '';

	public constructor( private readonly page: Page ) {}

	public async publish(
		title: string,
		questions: QuestionDraft[],
		settings: NonNullable< SurveyDraft[ 'settings' ] > = {},
		type: SurveyDraft[ 'type' ] = 'survey'
	): Promise< Survey > {
		const { survey } = await this.call( 'POST /surveys', {
			body: { title, type, status: 'publish', questions, settings },
		} );
		return survey;
	}

	/** One whose answers are told to somebody. */
	public async tell(
		title: string,
		questions: QuestionDraft[],
		notifications: NonNullable< SurveyDraft[ 'notifications' ] >
	): Promise< Survey > {
		const { survey } = await this.call( 'POST /surveys', {
			body: { title, status: 'publish', questions, notifications },
		} );
		return survey;
	}

	/** As publish(), and no other survey of the site is left to float. */
	public async publishAlone( ...survey: Parameters< Owner[ 'publish' ] > ): Promise< Survey > {
		await this.unpublishAll();
		return this.publish( ...survey );
	}

	/** Only what a journey made itself is to float on its pages. */
	public async unpublishAll(): Promise< void > {
		const { items } = await this.call( 'GET /surveys', { query: 'filter[status]=publish&per_page=100' } );
		const ids = items.map( ( { id } ) => id );
		if ( ids.length > 0 ) {
			await this.call( 'POST /surveys/draft', { body: { survey_ids: ids } } );
		}
	}

	/** With its responses, so that a journey leaves nothing of it. */
	public async forget( { id }: Survey ): Promise< void > {
		await this.call( 'POST /surveys/trash', { body: { survey_ids: [ id ] } } );
		await this.call( 'DELETE /surveys', { body: { survey_ids: [ id ] } } );
	}

	/** As the picker does when somebody chooses it. */
	public async keepFont( family: string, weight: string ): Promise< void > {
		await this.call( 'POST /fonts', { body: { family, weight } } );
	}

	public async saveSettings( settings: SettingsDraft[ 'settings' ] ): Promise< void > {
		await this.call( 'POST /settings', { body: { settings } } );
	}

	public async responsesTo( survey: Survey ): Promise< number > {
		const { responses_count: count } = await this.call( 'GET /surveys/{id}/results', { id: survey.id } );
		return count;
	}

	public async impressionsOf( survey: Survey ): Promise< number > {
		const { impressions } = await this.call( 'GET /surveys/{id}/results', { id: survey.id } );
		return impressions;
	}

	/** How posts are rated. */
	public async saveRatings( settings: RatingSettingsDraft[ 'settings' ] ): Promise< void > {
		await this.call( 'POST /post-ratings/settings', { body: { settings } } );
	}

	/** How often a post was given each number of stars, of one first. */
	public async ratingsOf( postId: number ): Promise< number[] > {
		const { post } = await this.call( 'GET /post-ratings/results/{post_id}', { postId } );
		return post.counts;
	}

	/** What visitors said of a post, with their votes. */
	public async reasonsOf( postId: number ): Promise< [ number, string | null ][] > {
		const { items } = await this.call( 'GET /post-ratings/results/{post_id}', { postId } );
		return items.map( ( { rating, reason } ) => [ rating, reason ] );
	}

	/** Their titles, as the server has them now. */
	public async questionsOf( { id }: Survey ): Promise< string[] > {
		const { questions } = await this.call( 'GET /surveys/{id}', { id } );
		return questions.map( ( { title } ) => title );
	}

	/** A link to all results of a survey. */
	public async share( { id, questions }: Survey ): Promise< string > {
		const body = { question_ids: questions.map( ( question ) => question.id ), texts: true };
		return ( await this.call( 'POST /surveys/{id}/shares', { id, body } ) ).url;
	}

	/** What each visitor answered, in the order of the questions; null where a question was not asked or skipped. */
	public async answersTo( { id, questions }: Survey ): Promise< ReadAnswer[ 'value' ][][] > {
		const { items } = await this.call( 'GET /surveys/{id}/responses', { id, query: 'per_page=100' } );
		return Promise.all(
			items.map( async ( { id: responseId } ) => {
				const { answers } = await this.call( 'GET /surveys/{id}/responses/{response_id}', { id, responseId } );
				return questions.map(
					( question ) => answers.find( ( answer ) => answer.question_id === question.id )?.value ?? null
				);
			} )
		);
	}

	/** A visitor answers the one text question of the survey that floats on the front page. */
	public async answer( visitor: Page, text: string ): Promise< void > {
		await visitor.goto( '/' );
		await read( visitor );
		await floating( visitor ).getByRole( 'textbox' ).fill( text );
		const stored = visitor.waitForResponse( ( response ) => response.status() === 201 );
		await floating( visitor ).getByRole( 'button', { name: 'Submit' } ).click();
		await stored;
	}

	/** A page of the site with this text. */
	public async addPage( title: string, content: string ): Promise< string > {
		return ( await this.add( 'pages', { title, content, status: 'publish' } ) ).link;
	}

	/** Pages of other journeys would all be in the theme's menu; the page that WordPress came with stays. */
	public async trashAddedPages(): Promise< void > {
		const headers = await this.headers();
		const found = await this.page.request.get( '/wp-json/wp/v2/pages?per_page=100&_fields=id,slug', { headers } );
		for ( const { id, slug } of ( await found.json() ) as { id: number; slug: string }[] ) {
			if ( slug !== 'sample-page' )
				expect(
					( await this.page.request.delete( `/wp-json/wp/v2/pages/${ String( id ) }`, { headers } ) ).ok()
				).toBe( true );
		}
	}

	/** Something of WordPress's own, through its own route. */
	public async add( what: 'pages' | 'posts' | 'categories', data: object ): Promise< { id: number; link: string } > {
		const headers = await this.headers();
		const answer = await this.page.request.post( `/wp-json/wp/v2/${ what }`, { headers, data } );
		return ( await answer.json() ) as { id: number; link: string };
	}

	/** What of such a thing has changed. */
	public async change( what: 'pages' | 'posts', id: number, data: object ): Promise< void > {
		const headers = await this.headers();
		const answer = await this.page.request.post( `/wp-json/wp/v2/${ what }/${ String( id ) }`, { headers, data } );
		expect( answer.status() ).toBe( 200 );
	}

	/** A user of this role. @returns their name, which is their password too */
	public async addUser( role: string ): Promise< string > {
		const name = `${ role }-${ String( Date.now() ) }`;
		const answer = await this.page.request.post( '/wp-json/wp/v2/users', {
			headers: await this.headers(),
			data: { username: name, email: `${ name }@example.org`, password: name, roles: [ role ] },
		} );
		expect( answer.status() ).toBe( 201 );
		return name;
	}

	/** An image in the media library, with what it shows in words. */
	public async addImage( name: string, image: Buffer, alt: string ): Promise< void > {
		const headers = { ...( await this.headers() ), 'Content-Disposition': `attachment; filename="${ name }"` };
		const options = { headers: { ...headers, 'Content-Type': 'image/png' }, data: image };
		const answer = await this.page.request.post( '/wp-json/wp/v2/media', options );
		const { id } = ( await answer.json() ) as { id: number };
		await this.page.request.post( `/wp-json/wp/v2/media/${ String( id ) }`, {
			headers: await this.headers(),
			data: { alt_text: alt },
		} );
	}

	/** The site looks for its collector, as cron has it do once a day. */
	public async checkCollector(): Promise< void > {
		await this.page.request.get( '/wp-admin/index.php' ); // Plans it.
		await this.page.request.get( '/wp-cron.php' );
		// Where a web server can, cron answers before it begins.
		await expect.poll( async () => ( await this.call( 'GET /widget/manifest' ) ).collector ).not.toBe( '' );
	}

	/** What is due is done now. */
	public async callCron(): Promise< void > {
		await this.page.request.get( '/wp-cron.php' );
	}

	/** Deactivated and activated again, the plugin has not looked for its collector yet. */
	public async switchOffAndOn(): Promise< void > {
		for ( const status of [ 'inactive', 'active' ] ) {
			const headers = await this.headers();
			const answer = await this.page.request.post( '/wp-json/wp/v2/plugins/userfeedback/userfeedback', {
				headers,
				data: { status },
			} );
			if ( ! answer.ok() ) {
				throw new Error( `The plugin cannot be made ${ status }: ${ await answer.text() }` );
			}
		}
	}

	/** WordPress's admin in another language, of which it must have a file; empty for the site's own. */
	public async speaks( locale: string ): Promise< void > {
		const answer = await this.page.request.post( '/wp-json/wp/v2/users/me', {
			headers: await this.headers(),
			data: { locale },
		} );
		if ( ! answer.ok() ) {
			throw new Error( `The language cannot be ${ locale }: ${ await answer.text() }` );
		}
	}

	/** The block editor without its welcome (whose pictures are on another server) and its offer of patterns. */
	public async knowsTheEditor(): Promise< void > {
		const headers = await this.headers();
		const preferences = {
			'core/edit-post': { welcomeGuide: false },
			core: { enableChoosePatternModal: false },
			_modified: new Date().toISOString(),
		};
		const data = { meta: { persisted_preferences: preferences } };
		await this.page.request.post( '/wp-json/wp/v2/users/me', { headers, data } );
	}

	/** What a visitor's page would be told. */
	public async manifest(): Promise< RouteMap[ 'GET /widget/manifest' ][ 'answer' ] > {
		return this.call( 'GET /widget/manifest' );
	}

	public async survey( id: number ): Promise< Survey > {
		return this.call( 'GET /surveys/{id}', { id } );
	}

	/** Under another title. */
	public async rename( { id, version }: Survey, title: string ): Promise< Survey > {
		return ( await this.call( 'POST /surveys', { body: { id, version, title } } ) ).survey;
	}

	/** With other questions. */
	public async ask( { id, version, title }: Survey, questions: QuestionDraft[] ): Promise< Survey > {
		return ( await this.call( 'POST /surveys', { body: { id, version, title, questions } } ) ).survey;
	}

	private async call< Key extends keyof RouteMap >(
		key: Key,
		{ body, id = 0, responseId = 0, postId = 0, query = '' }: Call< Key > = {}
	): Promise< RouteMap[ Key ][ 'answer' ] > {
		const [ method = '', path = '' ] = key
			.replace( '{id}', String( id ) )
			.replace( '{response_id}', String( responseId ) )
			.replace( '{post_id}', String( postId ) )
			.split( ' ' );
		const options = { method, headers: await this.headers(), ...( body ? { data: body } : {} ) };
		const answer = await this.page.request.fetch( `/wp-json/userfeedback/v1${ path }?${ query }`, options );
		if ( ! answer.ok() ) {
			throw new Error( `${ key } answered ${ String( answer.status() ) }: ${ await answer.text() }` );
		}
		return ( await answer.json() ) as RouteMap[ Key ][ 'answer' ];
	}

	private async headers(): Promise< Record< string, string > > {
		if ( this.nonce === '' ) {
			const answer = await this.page.request.get( '/wp-admin/admin-ajax.php?action=rest-nonce' );
			this.nonce = await answer.text();
		}
		return { 'X-WP-Nonce': this.nonce };
	}
}
