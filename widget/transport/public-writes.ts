import type { Submission, WidgetManifest } from '../../src/contract/types';
import { withQuery } from './address';
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
	send: typeof fetch,
	page = location.origin
): PublicWrites {
	// Under a second name of the site the browser would ask first, and the collector answers no such question.
	let short = collector.startsWith( `${ page }/` ) ? collector : '';

	/** @param nonce of a write that has no body to carry it. */
	const write = async (
		survey: number,
		what: 'response' | Display,
		body: Submission | null,
		nonce = ''
	): Promise< Reply > => {
		const sign = nonce && `&nonce=${ encodeURIComponent( nonce ) }`;
		if ( short ) {
			const reply = await post( withQuery( short, `survey=${ survey }&do=${ what }${ sign }` ), body, send );
			if ( reply.is !== 'unknown' ) {
				return reply;
			}
			short = '';
		}
		const path = `${ rest }surveys/${ survey }/`;
		return post(
			body ? `${ path }responses` : withQuery( `${ path }impression`, `event=${ what }${ sign }` ),
			body,
			send
		);
	};

	return {
		response: ( survey, body ) => write( survey, 'response', body ),
		count: ( survey, display, nonce ) => write( survey, display, null, nonce ),
	};
}
