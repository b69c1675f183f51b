import type { Reply } from './post';
import { withQuery } from './with-query';

/** @param short the request to the collector, as a query. @param rest URL of the same by REST. */
type Write = < Stored >(
	short: string,
	rest: string,
	send: ( address: string ) => Promise< Reply< Stored > >
) => Promise< Reply< Stored > >;

/**
 * The site's two ways of accepting visitors' data. The short one is used if the page names it; if something blocks it, the same
 * data is sent by REST, like everything after it on this page. Data that had arrived anyway is recognized there by its token.
 *
 * @param collector URL of the short way, empty if there is none.
 * @param page      origin of the page.
 */
export function byCollectorOrRest( collector: string, page: string ): Write {
	// On another origin the browser would send a preflight request, which the collector doesn't answer.
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
