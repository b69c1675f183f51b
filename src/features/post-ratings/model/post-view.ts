import { LIMITS } from '@/contract/limits';
import type { RatingDetailsQuery } from '@/contract/types';
import { wholeNumber } from '@/lib/hooks/use-route-id';

/** The filter of a post's votes; it is stored in the address. */
export interface PostView {
	rating: number | null;
	page: number;
}

/** Best first, as people read them. */
export const STARS: readonly number[] = Array.from( { length: LIMITS.STARS }, ( _, index ) => LIMITS.STARS - index );

export function readPostView( params: URLSearchParams ): PostView {
	const rating = wholeNumber( params.get( 'rating' ) );
	return {
		rating: rating !== null && rating <= LIMITS.STARS ? rating : null,
		page: wholeNumber( params.get( 'page' ) ) ?? 1,
	};
}

export function writePostView( { rating, page }: PostView ): string {
	return new URLSearchParams( {
		...( rating === null ? {} : { rating: String( rating ) } ),
		...( page === 1 ? {} : { page: String( page ) } ),
	} ).toString();
}

export function queryOfPost( { rating, page }: PostView ): RatingDetailsQuery {
	return { page, ...( rating === null ? {} : { rating } ) };
}
