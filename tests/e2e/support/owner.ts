import type { Page } from 'playwright/test';
import type { RouteMap } from '../../../src/contract/routes';
import type { QuestionDraft, Survey } from '../../../src/contract/types';

/** What an owner has done before a journey begins, done through the same REST routes as in wp-admin. */
export class Owner {
	private nonce = '';

	public constructor( private readonly page: Page ) {}

	public async publish( title: string, questions: QuestionDraft[] ): Promise< Survey > {
		const { survey } = await this.call( 'POST /surveys', { title, status: 'publish', questions } );
		return survey;
	}

	/** Only what a journey made itself is to float on its pages. */
	public async unpublishAll(): Promise< void > {
		const { items } = await this.call( 'GET /surveys' );
		const ids = items.map( ( { id } ) => id );
		if ( ids.length > 0 ) {
			await this.call( 'POST /surveys/draft', { survey_ids: ids } );
		}
	}

	public async responsesTo( survey: Survey ): Promise< number > {
		const { responses_count: count } = await this.call( 'GET /surveys/{id}/results', undefined, survey.id );
		return count;
	}

	/** A page of the site with this text. */
	public async addPage( title: string, content: string ): Promise< string > {
		const headers = await this.headers();
		const data = { title, content, status: 'publish' };
		const answer = await this.page.request.post( '/wp-json/wp/v2/pages', { headers, data } );
		return ( ( await answer.json() ) as { link: string } ).link;
	}

	/** The site looks for its collector, as cron has it do once a day. */
	public async checkCollector(): Promise< void > {
		await this.page.request.get( '/wp-admin/index.php' ); // Plans it.
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

	private async call< Key extends keyof RouteMap >(
		key: Key,
		data?: RouteMap[ Key ][ 'body' ],
		id = 0
	): Promise< RouteMap[ Key ][ 'answer' ] > {
		const [ method = '', path = '' ] = key.replace( '{id}', String( id ) ).split( ' ' );
		const options = { method, headers: await this.headers(), ...( data ? { data } : {} ) };
		const answer = await this.page.request.fetch( `/wp-json/userfeedback/v1${ path }`, options );
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
