import type { Page } from 'playwright/test';
import type { HeatmapMap, HeatmapView, SettingsDraft } from '../../../../src/contract/types';

/** An owner's operations on heatmaps, through REST as in wp-admin. */
export class HeatmapOwner {
	private nonce = '';

	public constructor( private readonly page: Page ) {}

	public async keepOf( posts: number[], settings: SettingsDraft[ 'settings' ] = {} ): Promise< void > {
		await this.call( 'POST', 'settings', {
			settings: { heatmap_pages: 'select', heatmap_page_ids: posts, ...settings },
		} );
	}

	public mapOf( post: number, device: HeatmapMap[ 'device' ] = 'desktop' ): Promise< HeatmapMap > {
		return this.call( 'GET', `heatmaps/pages/p${ String( post ) }?device=${ device }` );
	}

	/** Also works for a page without a map, which has no clicks. */
	public async clicksOf( post: number ): Promise< number > {
		return this.mapOf( post ).then(
			( { clicks } ) => clicks,
			() => 0
		);
	}

	/** Returns the URL of the page with its map. */
	public async view( post: number ): Promise< string > {
		const { url } = await this.call< HeatmapView >( 'POST', `heatmaps/pages/p${ String( post ) }/view`, {} );
		return url;
	}

	private async call< Answer >( method: 'GET' | 'POST', path: string, data?: object ): Promise< Answer > {
		this.nonce ||= await ( await this.page.request.get( '/wp-admin/admin-ajax.php?action=rest-nonce' ) ).text();
		const answer = await this.page.request.fetch( `/wp-json/userfeedback/v1/${ path }`, {
			method,
			headers: { 'X-WP-Nonce': this.nonce },
			...( data ? { data } : {} ),
		} );
		if ( ! answer.ok() ) {
			throw new Error(
				`${ method } ${ path } answered ${ String( answer.status() ) }: ${ await answer.text() }`
			);
		}
		return ( await answer.json() ) as Answer;
	}
}
