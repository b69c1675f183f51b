import type { ActionMap } from '@/contract/actions';
import { ApiError } from './api-error';

type Body< Name extends keyof ActionMap > = Record< keyof NonNullable< ActionMap[ Name ][ 'body' ] >, string >;

/** Actions that only read: when one fails, the message doesn't mention saving. */
const READS: ReadonlySet< keyof ActionMap > = new Set( [
	'userfeedback_get_plugins',
	'userfeedback_get_addons',
	'userfeedback_vue_get_license',
	'userfeedback_validate_settings_blurb',
] as const );

/**
 * Calls one admin-ajax action of the contract. Its fields are sent as form data.
 *
 * @throws ApiError for every response that is not a success.
 */
export async function action< Name extends keyof ActionMap >(
	name: Name,
	nonce: ActionMap[ Name ][ 'nonce' ],
	body: Body< Name >
): Promise< ActionMap[ Name ][ 'answer' ] > {
	const isWrite = ! READS.has( name );
	const ajax = window.userfeedback?.ajax;
	const fields = new URLSearchParams( { action: name, nonce: ajax?.nonces[ nonce ] ?? '', ...body } );
	let response: Response;
	try {
		response = await fetch( ajax?.url ?? '', { method: 'POST', body: fields } );
	} catch ( error ) {
		throw ApiError.from( error, 0, isWrite );
	}
	const answer: unknown = await response.json().catch( () => null );
	if ( ! isAnswer( answer ) ) {
		throw ApiError.from( { code: 'invalid_json' }, response.status, isWrite ); // WordPress returns -1 or 0 to logged-out users.
	}
	if ( ! answer.success ) {
		throw ApiError.from( answer.data, response.status, isWrite );
	}
	return answer.data as ActionMap[ Name ][ 'answer' ];
}

function isAnswer( answer: unknown ): answer is { success: boolean; data: unknown } {
	return typeof answer === 'object' && answer !== null && 'success' in answer && 'data' in answer;
}
