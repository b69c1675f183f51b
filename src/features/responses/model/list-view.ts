import type { ResponseFilter, ResponseListQuery, ResultsQuery, SingleResponseQuery } from '@/contract/types';
import { PER_PAGE as SIZES } from '@/components/ui/list/Pager';
import { withoutOpen, writeFilter } from '@/lib/filters/filter';

export const STATUSES = [ 'all', 'publish', 'trash', 'spam' ] as const;
export type Status = ( typeof STATUSES )[ number ];

/** Rows per page, unless the pager is set to another size. */
export const PER_PAGE = 20;

/** State of the list apart from its filter; stored in the URL. */
export interface ListView {
	status: Status;
	page: number;
	/** Searches all answers. */
	search: string;
	perPage: number;
}

export function readView( params: URLSearchParams ): ListView {
	const page = Number( params.get( 'page' ) );
	return {
		status: STATUSES.find( ( status ) => status === params.get( 'status' ) ) ?? 'all',
		page: Number.isInteger( page ) && page > 0 ? page : 1,
		search: params.get( 'search' ) ?? '',
		perPage: SIZES.find( ( size ) => String( size ) === params.get( 'per_page' ) ) ?? PER_PAGE,
	};
}

/**
 * Returns the same URL with another view, with only the values that differ from the defaults. It closes any open response and
 * drops the filter for spam, which has no data to filter by.
 */
export function writeView( params: URLSearchParams, view: ListView ): URLSearchParams {
	const next = view.status === 'spam' ? writeFilter( params, {} ) : withoutOpen( params );
	for ( const name of [ 'status', 'page', 'search', 'per_page' ] ) {
		next.delete( name );
	}
	if ( view.search !== '' && view.status !== 'spam' ) {
		next.set( 'search', view.search );
	}
	if ( view.perPage !== PER_PAGE ) {
		next.set( 'per_page', String( view.perPage ) );
	}
	if ( view.status !== 'all' ) {
		next.set( 'status', view.status );
	}
	if ( view.page > 1 ) {
		next.set( 'page', String( view.page ) );
	}
	return next;
}

export function queryOf( view: ListView, filter: ResponseFilter, days: ResultsQuery ): ResponseListQuery {
	return {
		page: view.page,
		per_page: view.perPage,
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
			return { filter: { status } };
		default:
			return { ...days, filter: { ...filter, status }, ...searched };
	}
}

/** Returns the page of the list with the row at `position`. */
export function pageOf( position: number, perPage: number ): number {
	return Math.max( 1, Math.ceil( position / perPage ) );
}
