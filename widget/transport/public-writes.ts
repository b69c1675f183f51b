import type { Submission, WidgetManifest } from '../../src/contract/types';
import { address } from './address';
import { post } from './post';
import type { Reply } from './post';

/** What a display of a survey is counted for. */
export type Display = 'impression' | 'start';

export interface PublicWrites {
	response( survey: number, body: Submission ): Promise< Reply >;
	count( survey: number, display: Display, nonce: string ): Promise< Reply >;
}

/**
 * The site's two ways of taking what visitors send. The short one is used where the page names it; when something on
 * the way does not let it through, the same is sent by REST, and all that comes after it on this page too. A response
 * that had arrived all the same is found there by its token.
 */
export function publicWrites(
	{ rest, collector }: Pick< WidgetManifest, 'rest' | 'collector' >,
	send: typeof fetch
): PublicWrites {
	let short = collector;

	const write = async (
		survey: number,
		what: 'response' | Display,
		body: Submission | null,
		query: ReadonlyArray< readonly [ string, string ] >
	): Promise< Reply > => {
		if ( short ) {
			const reply = await post(
				address( short, '', [ [ 'survey', survey ], [ 'do', what ], ...query ] ),
				body,
				send
			);
			if ( reply.is !== 'unknown' ) {
				return reply;
			}
			short = '';
		}
		const path = `surveys/${ survey }/${ body ? 'responses' : 'impression' }`;
		return post( address( rest, path, body ? [] : [ [ 'event', what ], ...query ] ), body, send );
	};

	return {
		response: ( survey, body ) => write( survey, 'response', body, [] ),
		count: ( survey, display, nonce ) => write( survey, display, null, [ [ 'nonce', nonce ] ] ),
	};
}
