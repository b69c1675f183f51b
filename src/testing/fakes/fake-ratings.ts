import type {
	BulkResult,
	RatingDay,
	RatingDetails,
	RatingList,
	RatingRow,
	RatingSettings,
	RatingSettingsAnswer,
	RatingVote,
	ReasonIds,
} from '@/contract/types';
import type { ServerAnswer, ServerRequest } from '../loopback-server';
import { recorded } from '../recorded';

const PER_PAGE = 10;

/** Post ratings of a site. Settings are those of a new site, as recorded from the real route. */
export class FakeRatings {
	readonly stored: RatingSettingsAnswer = structuredClone(
		recorded< RatingSettingsAnswer >( 'site/rating-settings' ).body
	);
	posts: RatingRow[] = [];
	/** By post ID. */
	votes = new Map< number, RatingVote[] >();

	answer( { method, path, query, body }: ServerRequest ): ServerAnswer | null {
		const [ , id, rest ] = /^\/post-ratings\/results\/(\d+)(\/reasons)?$/.exec( path ) ?? [];
		if ( id !== undefined ) {
			return rest === undefined
				? this.details( Number( id ), query )
				: ok( this.forget( Number( id ), ( body as ReasonIds ).ids ) );
		}
		switch ( `${ method } ${ path }` ) {
			case 'GET /post-ratings/settings':
				return ok( this.stored );
			case 'POST /post-ratings/settings':
				Object.assign( this.stored.settings, ( body as { settings: Partial< RatingSettings > } ).settings );
				return ok( { settings: this.stored.settings, message: 'Settings saved.' } );
			case 'POST /post-ratings/preview':
				return recorded( 'site/rating-preview' );
			case 'GET /post-ratings/results':
				return ok( this.list( query ) );
			default:
				return null;
		}
	}

	private list( query: URLSearchParams ): RatingList {
		const column = ( query.get( 'orderby' ) ?? 'last_rated_at' ) as keyof RatingRow;
		const direction = query.get( 'order' ) === 'asc' ? 1 : -1;
		const shown = this.posts
			.filter( ( { post_title: title } ) => title.includes( query.get( 'search' ) ?? '' ) )
			.filter( ( { average_rating: average } ) => ! query.has( 'low' ) || ( average ?? 5 ) <= 3 )
			.sort( ( a, b ) => direction * compare( a[ column ], b[ column ] ) );
		const page = Number( query.get( 'page' ) ?? 1 );
		return {
			items: shown.slice( ( page - 1 ) * PER_PAGE, page * PER_PAGE ),
			pagination: pagination( page, shown.length ),
			overview: {
				total_ratings: this.posts.reduce( ( sum, post ) => sum + post.total_ratings, 0 ),
				average_rating: this.posts.length === 0 ? null : 4.25,
				total_ratings_30_days: this.posts.reduce( ( sum, post ) => sum + post.total_ratings_30_days, 0 ),
				average_rating_30_days: this.posts.length === 0 ? null : 3.5,
				days: daysOf( 30 ),
			},
			export_url: 'http://127.0.0.1/wp-admin/all.csv',
		};
	}

	private details( id: number, query: URLSearchParams ): ServerAnswer {
		const post = this.posts.find( ( { post_id: own } ) => own === id );
		if ( ! post ) {
			return { status: 404, body: { code: 'userfeedback_not_found', message: 'No such post.' } };
		}
		const all = this.votes.get( id ) ?? [];
		const rating = query.get( 'rating' );
		const shown = all.filter( ( vote ) => rating === null || String( vote.rating ) === rating );
		const page = Number( query.get( 'page' ) ?? 1 );
		return ok( {
			post: {
				post_id: id,
				post_title: post.post_title,
				url: post.url,
				edit_url: post.edit_url,
				total_ratings: all.length,
				average_rating: post.average_rating,
				counts: [ 1, 2, 3, 4, 5 ].map( ( stars ) => all.filter( ( vote ) => vote.rating === stars ).length ),
				days: daysOf( 30 ),
			},
			items: shown.slice( ( page - 1 ) * PER_PAGE, page * PER_PAGE ),
			pagination: pagination( page, shown.length ),
			export_url: 'http://127.0.0.1/wp-admin/one.csv',
		} satisfies RatingDetails );
	}

	private forget( post: number, ids: readonly number[] ): BulkResult {
		const votes = this.votes.get( post ) ?? [];
		const known = votes.flatMap( ( { reason_id: id } ) => ( id !== null && ids.includes( id ) ? [ id ] : [] ) );
		this.votes.set(
			post,
			votes.map( ( vote ) =>
				vote.reason_id !== null && known.includes( vote.reason_id )
					? { ...vote, reason: null, reason_id: null }
					: vote
			)
		);
		return {
			updated: known,
			skipped: ids
				.filter( ( id ) => ! known.includes( id ) )
				.map( ( id ) => ( { id, reason: 'It is not there any more.' } ) ),
		};
	}
}

export function ratedPostOf( parts: Partial< RatingRow > & Pick< RatingRow, 'post_id' > ): RatingRow {
	return {
		post_title: 'Tea',
		url: 'http://127.0.0.1/tea/',
		edit_url: 'http://127.0.0.1/wp-admin/post.php?post=1&action=edit',
		total_ratings: 12,
		average_rating: 4.33,
		total_ratings_30_days: 4,
		average_rating_30_days: 3.5,
		trend: daysOf( 30 ).map( ( { total } ) => total ),
		last_rated_at: '2026-11-21T10:00:00+01:00',
		...parts,
	};
}

export function voteOf( parts: Partial< RatingVote > & { id: string } ): RatingVote {
	return { created_at: '2026-11-21T10:00:00+01:00', rating: 5, reason: null, reason_id: null, ...parts };
}

/** The last day is November 30, with three votes; four days earlier there was one. */
function daysOf( count: number ): RatingDay[] {
	return Array.from( { length: count }, ( _, index ) => {
		const total = index === count - 1 ? 3 : index === 3 ? 1 : 0;
		return {
			date: `2026-11-${ String( index + 1 ).padStart( 2, '0' ) }`,
			total,
			average: total === 0 ? null : 3.67,
		};
	} );
}

function compare( one: unknown, other: unknown ): number {
	return one === other ? 0 : String( one ) < String( other ) ? -1 : 1;
}

function pagination( page: number, total: number ) {
	return { page, pages: Math.ceil( total / PER_PAGE ), per_page: PER_PAGE, total };
}

function ok( body: object ): ServerAnswer {
	return { status: 200, body };
}
