import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { floating, read } from './journeys';
import type { RouteMap } from '../../../src/contract/routes';
import type {
	DropOff,
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

/** An owner's preparations for a test, made through the same REST routes as in wp-admin. */
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

	/** Publishes a survey with notifications. */
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

	/** Like publish(), but unpublishes all other surveys first. */
	public async publishAlone( ...survey: Parameters< Owner[ 'publish' ] > ): Promise< Survey > {
		await this.unpublishAll();
		return this.publish( ...survey );
	}

	/** Pages of a test should show only the pop-up surveys it created. */
	public async unpublishAll(): Promise< void > {
		const { items } = await this.call( 'GET /surveys', { query: 'filter[status]=publish&per_page=100' } );
		const ids = items.map( ( { id } ) => id );
		if ( ids.length > 0 ) {
			await this.call( 'POST /surveys/draft', { body: { survey_ids: ids } } );
		}
	}

	/** Deletes a survey with its responses, so that a test leaves no data. */
	public async forget( { id }: Survey ): Promise< void > {
		await this.call( 'POST /surveys/trash', { body: { survey_ids: [ id ] } } );
		await this.call( 'DELETE /surveys', { body: { survey_ids: [ id ] } } );
	}

	/** Downloads a font, as selecting it in the picker does. */
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

	/** Returns a single-use link to the survey's own page. */
	public async linkTo( { id }: Survey ): Promise< string > {
		const { urls } = await this.call( 'POST /surveys/{id}/single-use-links', { id, body: { count: 1 } } );
		return urls[ 0 ] ?? '';
	}

	public async dropOffOf( { id }: Survey ): Promise< DropOff > {
		return this.call( 'GET /surveys/{id}/drop-off', { id } );
	}

	/** Saves the post rating settings. */
	public async saveRatings( settings: RatingSettingsDraft[ 'settings' ] ): Promise< void > {
		await this.call( 'POST /post-ratings/settings', { body: { settings } } );
	}

	/** Undoes the settings of a test that failed halfway. */
	public async resetRatings(): Promise< void > {
		const { defaults } = await this.call( 'GET /post-ratings/settings' );
		await this.saveRatings( defaults );
	}

	/** Counts a post's ratings by stars, starting with one star. */
	public async ratingsOf( postId: number ): Promise< number[] > {
		const { post } = await this.call( 'GET /post-ratings/results/{post_id}', { postId } );
		return post.counts;
	}

	/** Returns visitors' reasons for a post, with their votes. */
	public async reasonsOf( postId: number ): Promise< [ number, string | null ][] > {
		const { items } = await this.call( 'GET /post-ratings/results/{post_id}', { postId } );
		return items.map( ( { rating, reason } ) => [ rating, reason ] );
	}

	/** Returns the titles that the server has stored. */
	public async questionsOf( { id }: Survey ): Promise< string[] > {
		const { questions } = await this.call( 'GET /surveys/{id}', { id } );
		return questions.map( ( { title } ) => title );
	}

	/** Creates a link to all results of a survey. */
	public async share( { id, questions }: Survey ): Promise< string > {
		const body = { question_ids: questions.map( ( question ) => question.id ), texts: true };
		return ( await this.call( 'POST /surveys/{id}/shares', { id, body } ) ).url;
	}

	/** Returns each visitor's answers, in the order of the questions; null for a question that wasn't asked or was skipped. */
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

	/** A visitor answers the single text question of the pop-up survey on the front page. */
	public async answer( visitor: Page, text: string ): Promise< void > {
		await visitor.goto( '/' );
		await read( visitor );
		await floating( visitor ).getByRole( 'textbox' ).fill( text );
		const stored = visitor.waitForResponse( ( response ) => response.status() === 201 );
		await floating( visitor ).getByRole( 'button', { name: 'Submit' } ).click();
		await stored;
	}

	/** Adds a page with this text. */
	public async addPage( title: string, content: string ): Promise< string > {
		return ( await this.add( 'pages', { title, content, status: 'publish' } ) ).link;
	}

	/** Other tests' pages would all appear in the theme's menu; WordPress's sample page stays. */
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

	/** Creates a WordPress object through its own route. */
	public async add( what: 'pages' | 'posts' | 'categories', data: object ): Promise< { id: number; link: string } > {
		const headers = await this.headers();
		const answer = await this.page.request.post( `/wp-json/wp/v2/${ what }`, { headers, data } );
		return ( await answer.json() ) as { id: number; link: string };
	}

	/** Changes some fields of such an object. */
	public async change( what: 'pages' | 'posts', id: number, data: object ): Promise< void > {
		const headers = await this.headers();
		const answer = await this.page.request.post( `/wp-json/wp/v2/${ what }/${ String( id ) }`, { headers, data } );
		expect( answer.status() ).toBe( 200 );
	}

	/** Adds a user of this role. @returns their name, which is also their password */
	public async addUser( role: string ): Promise< string > {
		const name = `${ role }-${ String( Date.now() ) }`;
		const answer = await this.page.request.post( '/wp-json/wp/v2/users', {
			headers: await this.headers(),
			data: { username: name, email: `${ name }@example.org`, password: name, roles: [ role ] },
		} );
		expect( answer.status() ).toBe( 201 );
		return name;
	}

	/** Adds an image to the media library, with its alternative text. */
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

	/** Makes the site check its collector, as cron does once a day. */
	public async checkCollector(): Promise< void > {
		await this.page.request.get( '/wp-admin/index.php' ); // Plans it.
		await this.page.request.get( '/wp-cron.php' );
		// On servers that support it, cron sends its reply before it starts.
		await expect.poll( async () => ( await this.call( 'GET /widget/manifest' ) ).collector ).not.toBe( '' );
	}

	/** Runs due jobs now. */
	public async callCron(): Promise< void > {
		await this.page.request.get( '/wp-cron.php' );
	}

	/** After deactivation and activation, the plugin has not checked for its collector. */
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

	/** Sets the user's admin language, which must be installed; empty for the site's default. */
	public async speaks( locale: string ): Promise< void > {
		const answer = await this.page.request.post( '/wp-json/wp/v2/users/me', {
			headers: await this.headers(),
			data: { locale },
		} );
		if ( ! answer.ok() ) {
			throw new Error( `The language cannot be ${ locale }: ${ await answer.text() }` );
		}
	}

	/** Turns off the block editor's welcome guide (whose images are on another server) and its pattern suggestions. */
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

	/** Returns the manifest of a visitor's page. */
	public async manifest(): Promise< RouteMap[ 'GET /widget/manifest' ][ 'answer' ] > {
		return this.call( 'GET /widget/manifest' );
	}

	public async survey( id: number ): Promise< Survey > {
		return this.call( 'GET /surveys/{id}', { id } );
	}

	/** Changes the title. */
	public async rename( { id, version }: Survey, title: string ): Promise< Survey > {
		return ( await this.call( 'POST /surveys', { body: { id, version, title } } ) ).survey;
	}

	/** Replaces the questions. */
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
