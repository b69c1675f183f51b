import type { ResponseFilter, ResponseListQuery } from '@/contract/types';

/** Spam has a screen of its own. */
export const STATUSES = [ 'all', 'publish', 'trash' ] as const;
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

/** The same address with another view; only what differs from the list as it first opens. */
export function writeView( params: URLSearchParams, view: ListView ): URLSearchParams {
	const next = new URLSearchParams( params );
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

export function queryOf( view: ListView, filter: ResponseFilter ): ResponseListQuery {
	return {
		page: view.page,
		per_page: PER_PAGE,
		filter: { ...filter, ...( view.status !== 'all' && { status: view.status } ) },
	};
}
