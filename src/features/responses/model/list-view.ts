import { anyText, defineListView, oneOf, type ViewOf } from '@/components/lists/list-view';
import { PER_PAGE as SIZES } from '@/components/lists/table/Pager';
import type { ResponseFilter, ResponseListQuery, ResultsQuery, SingleResponseQuery } from '@/contract/types';
import { withoutOpen, writeFilter } from '@/lib/filters/filter';

export const STATUSES = [ 'all', 'publish', 'trash', 'spam', 'over_limit', 'partial' ] as const;
export type Status = ( typeof STATUSES )[ number ];

/** Returns true for the lists that can't be filtered: no other list and no index has their responses. */
export function isApart( status: Status ): boolean {
	return status === 'spam' || status === 'over_limit' || status === 'partial';
}

/** Rows per page, unless the pager is set to another size. */
export const PER_PAGE = 20;

/** State of the list apart from its filter and dates. */
const PARTS = {
	/** Searches all answers. */
	search: anyText,
	per_page: oneOf< number >( SIZES, PER_PAGE ),
	status: oneOf( STATUSES, 'all' ),
};

const responsesView = defineListView( PARTS );
export type ListView = ViewOf< typeof PARTS >;

export const readView = responsesView.read;

/**
 * Returns the same URL with another view. It closes any open response, and drops the filter and search of lists that can't have
 * any.
 */
export function writeView( params: URLSearchParams, view: ListView ): URLSearchParams {
	return isApart( view.status )
		? responsesView.write( { ...view, search: '' }, writeFilter( params, {} ) )
		: responsesView.write( view, withoutOpen( params ) );
}

export function queryOf( view: ListView, filter: ResponseFilter, days: ResultsQuery ): ResponseListQuery {
	return {
		page: view.page,
		per_page: view.per_page,
		...placeQueryOf( view, filter, days ),
	};
}

/** Query for the complete list, for a response that is opened from it. */
export function placeQueryOf(
	{ status, search }: Pick< ListView, 'status' | 'search' >,
	filter: ResponseFilter,
	days: ResultsQuery
): SingleResponseQuery {
	const searched = search === '' ? {} : { search };
	switch ( status ) {
		case 'all':
			return { ...days, filter, ...searched };
		case 'spam':
		case 'over_limit':
		case 'partial':
			return { filter: { status } };
		default:
			return { ...days, filter: { ...filter, status }, ...searched };
	}
}

/** Returns the page of the list with the row at `position`. */
export function pageOf( position: number, perPage: number ): number {
	return Math.max( 1, Math.ceil( position / perPage ) );
}
