import apiFetch, { type APIFetchOptions } from '@wordpress/api-fetch';
import { addQueryArgs } from '@wordpress/url';
import type { RouteMap } from '@/contract/routes';
import { ApiError } from './api-error';
import { renewNonce } from './nonce';

type Needed< Route, Part extends keyof Route > = undefined extends Route[ Part ]
	? unknown
	: { [ P in Part ]: Route[ P ] };
type Allowed< Route, Part extends keyof Route > = undefined extends Route[ Part ]
	? unknown
	: { [ P in Part ]?: Route[ P ] };

/** The options of a route, by the contract: its path and body if it has them, and an optional query. */
export type CallOptions< K extends keyof RouteMap > = Needed< RouteMap[ K ], 'path' > &
	Needed< RouteMap[ K ], 'body' > &
	Allowed< RouteMap[ K ], 'query' > &
	Manner;

interface Manner {
	signal?: AbortSignal;
	/** Completes even if the page is closed; browsers limit the size of such requests to this. */
	keepalive?: boolean;
}

/** Bytes of the request body. */
const MOST_KEPT_ALIVE = 60_000;

interface LooseOptions extends Manner {
	path?: Record< string, string | number >;
	query?: object;
	body?: object;
}

/**
 * Calls one route of the contract. WordPress's own middleware sets the address of the REST API; an expired nonce, or one that
 * another login invalidated, is renewed here and the call repeated.
 *
 * @throws ApiError for every response that is not a success. An aborted call rejects with the browser's AbortError.
 */
export async function api< K extends keyof RouteMap >(
	route: K,
	options: CallOptions< K >
): Promise< RouteMap[ K ][ 'answer' ] > {
	const { path = {}, query, body, signal, keepalive = false } = options as LooseOptions;
	const [ method = 'GET', pattern = '' ] = route.split( ' ' );
	const filled = pattern.replace( /\{(\w+)\}/g, ( _, name: string ) => encodeURIComponent( path[ name ] ?? '' ) );
	const request: APIFetchOptions = {
		path: addQueryArgs( `/userfeedback/v1${ filled }`, query ),
		method,
		parse: false,
	};
	if ( body ) {
		request.data = body;
	}
	if ( signal ) {
		request.signal = signal;
	}
	if ( keepalive && new Blob( [ JSON.stringify( body ?? '' ) ] ).size <= MOST_KEPT_ALIVE ) {
		request.keepalive = true;
	}
	return ( await answerTo( request, method !== 'GET' ) ) as RouteMap[ K ][ 'answer' ];
}

async function answerTo( request: APIFetchOptions, isWrite: boolean, mayRenew = true ): Promise< unknown > {
	const answer = await send( request, isWrite );
	const body: unknown =
		answer.status === 204 ? null : await answer.json().catch( () => ( { code: 'invalid_json' } ) );
	if ( answer.ok && ! isUnreadable( body ) ) {
		return body;
	}
	const seconds = Number( answer.headers.get( 'Retry-After' ) ?? 0 ) || 0;
	const error = ApiError.from( body, answer.status, isWrite, seconds );
	if ( error.kind === 'logged-out' && mayRenew && ( await renewNonce( request.signal ) ) ) {
		return answerTo( request, isWrite, false );
	}
	throw error;
}

/** Returns the response unparsed, so that its status is known whatever its body is. */
async function send( request: APIFetchOptions, isWrite: boolean ): Promise< Response > {
	try {
		return await apiFetch< Response >( request );
	} catch ( error ) {
		if ( error instanceof Response ) {
			return error;
		}
		if ( request.signal?.aborted ) {
			throw error;
		}
		throw ApiError.from( error, 0, isWrite );
	}
}

function isUnreadable( body: unknown ): boolean {
	return typeof body === 'object' && body !== null && 'code' in body && body.code === 'invalid_json';
}
