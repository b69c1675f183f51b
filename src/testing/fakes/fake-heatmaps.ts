import type {
	HeatmapElement,
	HeatmapKeys,
	HeatmapList,
	HeatmapMap,
	HeatmapPage,
	HeatmapRole,
	HeatmapViewWish,
} from '@/contract/types';
import type { ServerAnswer, ServerRequest } from '../loopback-server';
import { recorded } from '../recorded';

const LIST = recorded< HeatmapList >( 'site/heatmaps' ).body;
const [ ROW ] = LIST.items as [ HeatmapPage ];
const MAP = recorded< HeatmapMap >( 'site/heatmap' ).body;

/** Heatmap data of a site, and its pages. */
export class FakeHeatmaps {
	pages: HeatmapPage[] = [];
	elements: HeatmapElement[] = [];
	roles: HeatmapRole[] = LIST.roles;
	sizeBytes = LIST.size_bytes;
	waiting = 0;
	/** Makes each requested URL unique. */
	private views = 0;

	answer( { method, path, query, body }: ServerRequest ): ServerAnswer | null {
		const [ , key, rest ] = /^\/heatmaps\/pages\/([^/]+)(\/view)?$/.exec( path ) ?? [];
		if ( key !== undefined ) {
			const page = this.pages.find( ( each ) => each.key === decodeURIComponent( key ) );
			if ( page === undefined ) {
				return recorded( 'site/no-such-heatmap' );
			}
			return ok( rest === undefined ? this.map( page, query ) : this.view( page, body as HeatmapViewWish ) );
		}
		switch ( `${ method } ${ path }` ) {
			case 'GET /heatmaps/pages':
				return ok( this.list( query ) );
			case 'DELETE /heatmaps/pages':
				return ok( this.delete( ( body as HeatmapKeys ).keys ) );
			default:
				return null;
		}
	}

	private list( query: URLSearchParams ): HeatmapList {
		const column = ( query.get( 'orderby' ) ?? 'views' ) as 'views' | 'clicks' | 'title' | 'last_day';
		const turn = query.get( 'order' ) === 'asc' ? 1 : -1;
		const shown = this.pages
			.filter( ( { title } ) => title.includes( query.get( 'search' ) ?? '' ) )
			.sort( ( one, other ) => turn * ( one[ column ] < other[ column ] ? -1 : 1 ) );
		const page = Number( query.get( 'page' ) ?? 1 );
		const perPage = Number( query.get( 'per_page' ) ?? 10 );
		return {
			...LIST,
			items: shown.slice( ( page - 1 ) * perPage, page * perPage ),
			pagination: { page, pages: Math.ceil( shown.length / perPage ), per_page: perPage, total: shown.length },
			size_bytes: this.sizeBytes,
			waiting: this.waiting,
			roles: this.roles,
		};
	}

	private map( { key, title, url, clicks, devices }: HeatmapPage, query: URLSearchParams ): HeatmapMap {
		const device = ( query.get( 'device' ) ?? 'desktop' ) as HeatmapMap[ 'device' ];
		const seen = devices[ device ];
		return {
			...MAP,
			key,
			title,
			url,
			from: query.get( 'from' ) ?? MAP.from,
			to: query.get( 'to' ) ?? MAP.to,
			device,
			views: seen,
			clicks: seen === 0 ? 0 : clicks,
			devices,
			...( seen === 0 ? { width_average: null, fold_average: null } : {} ),
			reach: Array.from( { length: 21 }, ( _, step ) => Math.round( seen * ( 1 - step / 40 ) ) ),
			elements: seen === 0 ? [] : this.elements,
		};
	}

	private view( { key }: HeatmapPage, wish: HeatmapViewWish ) {
		this.views++;
		const asked = `${ key }.${ wish.as ?? '' }.${ wish.device ?? '' }.${ String( this.views ) }`;
		return { url: `about:blank?${ asked }`, expires_at: '2026-11-24T15:00:00+01:00' };
	}

	private delete( keys: readonly string[] ) {
		const known = keys.filter( ( key ) => this.pages.some( ( page ) => page.key === key ) );
		this.pages = this.pages.filter( ( { key } ) => ! keys.includes( key ) );
		return {
			updated: known,
			skipped: keys
				.filter( ( key ) => ! known.includes( key ) )
				.map( ( key ) => ( { key, reason: 'It has no heatmap.' } ) ),
		};
	}
}

export function heatmapPageOf( parts: Partial< HeatmapPage > & { key: string } ): HeatmapPage {
	return {
		...ROW,
		title: 'Prices',
		url: `http://127.0.0.1/${ parts.key }/`,
		views: 200,
		clicks: 80,
		first_day: '2026-11-01',
		last_day: '2026-11-23',
		devices: { phone: 50, tablet: 30, desktop: 120 },
		...parts,
	};
}

function ok( body: object ): ServerAnswer {
	return { status: 200, body };
}
