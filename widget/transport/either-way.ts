import { withQuery } from './address';
import type { Reply } from './post';

/** @param short what the collector is asked, as a query. @param rest address of the same by REST. */
type Write = < Stored >(
	short: string,
	rest: string,
	send: ( address: string ) => Promise< Reply< Stored > >
) => Promise< Reply< Stored > >;

/**
 * The site's two ways of taking what visitors send. The short one is used where the page names it; when something on
 * the way does not let it through, the same is sent by REST, and all that comes after it on this page too. What had
 * arrived all the same is found there by its token.
 *
 * @param collector address of the short way, empty where there is none.
 * @param page      origin of the page.
 */
export function eitherWay( collector: string, page: string ): Write {
	// Under a second name of the site the browser would ask first, and the collector answers no such question.
	let short = collector.startsWith( `${ page }/` ) ? collector : '';

	return async ( query, rest, send ) => {
		if ( short ) {
			const reply = await send( withQuery( short, query ) );
			if ( reply.is !== 'unknown' ) {
				return reply;
			}
			short = '';
		}
		return send( rest );
	};
}
