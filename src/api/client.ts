import apiFetch, { type APIFetchOptions } from '@wordpress/api-fetch';
import { addQueryArgs } from '@wordpress/url';
import type { RouteMap } from '../contract/routes';
import { ApiError } from './api-error';

type Needed< Route, Part extends keyof Route > = undefined extends Route[ Part ]
	? unknown
	: { [ P in Part ]: Route[ P ] };
type Allowed< Route, Part extends keyof Route > = undefined extends Route[ Part ]
	? unknown
	: { [ P in Part ]?: Route[ P ] };

/** What a route needs, by the contract: its path and body where it has them, its query if one likes. */
export type CallOptions< K extends keyof RouteMap > = Needed< RouteMap[ K ], 'path' > &
	Needed< RouteMap[ K ], 'body' > &
	Allowed< RouteMap[ K ], 'query' > & { signal?: AbortSignal };

interface LooseOptions {
	path?: Record< string, string | number >;
	query?: object;
	body?: object;
	signal?: AbortSignal;
}

/**
 * Calls one route of the contract. The address of the REST API and the nonce are WordPress's own middleware's business,
 * which also renews a nonce that expired while the page was open.
 *
 * @throws ApiError for every answer that is not a success. An aborted call rejects with the browser's AbortError.
 */
export async function api< K extends keyof RouteMap >(
	route: K,
	options: CallOptions< K >
): Promise< RouteMap[ K ][ 'answer' ] > {
	const { path = {}, query, body, signal } = options as LooseOptions;
	const [ method = 'GET', pattern = '' ] = route.split( ' ' );
	const filled = pattern.replace( /\{(\w+)\}/g, ( _, name: string ) => encodeURIComponent( path[ name ] ?? '' ) );
	const request: APIFetchOptions = { path: addQueryArgs( `/userfeedback/v1${ filled }`, query ), method };
	if ( body ) {
		request.data = body;
	}
	if ( signal ) {
		request.signal = signal;
	}
	try {
		return await apiFetch< RouteMap[ K ][ 'answer' ] >( request );
	} catch ( error ) {
		if ( signal?.aborted ) {
			throw error;
		}
		throw ApiError.from( error );
	}
}
