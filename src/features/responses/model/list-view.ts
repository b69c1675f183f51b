import type { ResponseFilter, ResponseListQuery, ResultsQuery, SingleResponseQuery } from '@/contract/types';
import { withoutOpen, writeFilter } from '@/lib/filters/filter';

export const STATUSES = [ 'all', 'publish', 'trash', 'spam' ] as const;
export type Status = ( typeof STATUSES )[ number ];

export const PER_PAGE = 20;

/** What of the list is shown, beside its filter; it lives in the address. */
export interface ListView {
	status: Status;
	page: number;
}

export function readView( params: URLSearchParams ): ListView {
	const page = Number( params.get( 'page' ) );
	return {
		status: STATUSES.find( ( status ) => status === params.get( 'status' ) ) ?? 'all',
		page: Number.isInteger( page ) && page > 0 ? page : 1,
	};
}

/**
 * The same address with another view; only what differs from the list as it first opens. Nothing is open then, and spam
 * has no filter: nothing is known of it that one could ask for.
 */
export function writeView( params: URLSearchParams, view: ListView ): URLSearchParams {
	const next = view.status === 'spam' ? writeFilter( params, {} ) : withoutOpen( params );
	next.delete( 'status' );
	next.delete( 'page' );
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
		per_page: PER_PAGE,
		...placeQueryOf( view.status, filter, days ),
	};
}

/** The list as a whole, for a response that is opened from it. */
export function placeQueryOf( status: Status, filter: ResponseFilter, days: ResultsQuery ): SingleResponseQuery {
	switch ( status ) {
		case 'all':
			return { ...days, filter };
		case 'spam':
			return { filter: { status } };
		default:
			return { ...days, filter: { ...filter, status } };
	}
}

/** The page of the list that has its row of this position. */
export function pageOf( position: number ): number {
	return Math.max( 1, Math.ceil( position / PER_PAGE ) );
}
