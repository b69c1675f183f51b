import type { ActionMap } from '@/contract/actions';
import { ApiError } from './api-error';

type Body< Name extends keyof ActionMap > = Record< keyof NonNullable< ActionMap[ Name ][ 'body' ] >, string >;

/**
 * Calls one admin-ajax action of the contract. Its fields are sent as a form sends them.
 *
 * @throws ApiError for every answer that is not a success.
 */
export async function action< Name extends keyof ActionMap >(
	name: Name,
	nonce: ActionMap[ Name ][ 'nonce' ],
	body: Body< Name >
): Promise< ActionMap[ Name ][ 'answer' ] > {
	const ajax = window.userfeedback?.ajax;
	const fields = new URLSearchParams( { action: name, nonce: ajax?.nonces[ nonce ] ?? '', ...body } );
	let response: Response;
	try {
		response = await fetch( ajax?.url ?? '', { method: 'POST', body: fields } );
	} catch ( error ) {
		throw ApiError.from( error, 0, true );
	}
	const answer: unknown = await response.json().catch( () => null );
	if ( ! isAnswer( answer ) ) {
		throw ApiError.from( { code: 'invalid_json' }, response.status, true ); // WordPress says -1 or 0 to who is logged out.
	}
	if ( ! answer.success ) {
		throw ApiError.from( answer.data, response.status, true );
	}
	return answer.data as ActionMap[ Name ][ 'answer' ];
}

function isAnswer( answer: unknown ): answer is { success: boolean; data: unknown } {
	return typeof answer === 'object' && answer !== null && 'success' in answer && 'data' in answer;
}
