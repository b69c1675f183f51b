import { anyText, defineListView, oneOf, ORDER, type ViewOf } from '@/components/lists/list-view';
import { LIMITS } from '@/contract/limits';
import type { RatingDetailsQuery, RatingListQuery } from '@/contract/types';

const POSTS = {
	search: anyText,
	low: oneOf( [ true, false ], false ),
	range: oneOf( [ 'all', '30' ], 'all' ),
	orderby: oneOf( [ 'post_title', 'total_ratings', 'average_rating', 'last_rated_at' ], 'last_rated_at' ),
	order: ORDER,
};

export const postsView = defineListView( POSTS );
export type ListView = ViewOf< typeof POSTS >;
export type SortColumn = ListView[ 'orderby' ];

export function queryOf( { search, low, range, orderby, order, page }: ListView ): RatingListQuery {
	return {
		page,
		orderby,
		order,
		...( search === '' ? {} : { search } ),
		...( low ? { low } : {} ),
		...( range === 'all' ? {} : { range } ),
	};
}

export function isFiltered( { search, low, range }: ListView ): boolean {
	return search !== '' || low || range !== 'all';
}

/** Best first, as people read them. */
export const STARS: readonly number[] = Array.from( { length: LIMITS.STARS }, ( _, index ) => LIMITS.STARS - index );

const VOTES = { rating: oneOf( STARS, null ) };

/** The list of a post's votes. */
export const votesView = defineListView( VOTES );
export type VotesView = ViewOf< typeof VOTES >;

export function queryOfVotes( { rating, page }: VotesView ): RatingDetailsQuery {
	return { page, ...( rating === null ? {} : { rating } ) };
}
