import { decodeText } from '../text/decode-text';
import { attempt } from '../trust/attempt';

/** The same, but normalized, as browsers and keyboards write accented letters in one character or in two. */
const meant = ( text: string ): string => decodeText( text ).normalize();

/** Compares the address as shown in the address bar, and decoded. Case matters, as it does in URLs. */
export const urlContains = ( address: string, text: string ): boolean =>
	address.includes( text ) || meant( address ).includes( meant( text ) );

/** Excludes the question mark. */
export const queryOf = ( address: string ): string => parse( address )?.search.slice( 1 ) ?? '';

/**
 * True if an address is the wanted one, ignoring its scheme, trailing slash, escapes, and hash. In the query only the wanted
 * parameters count, in any order, because links in emails and ads add others.
 *
 * @param anywhere true if a host alone matches all of its pages: most browsers reveal no more of a referrer.
 */
export function urlMatches( address: string, wanted: string, anywhere?: boolean ): boolean {
	const here = parse( address );
	const there = parse( wanted );
	return (
		!! here &&
		here.host === there?.host &&
		( ( anywhere && ! ( pathOf( there ) + there.search ) ) ||
			( pathOf( here ) === pathOf( there ) &&
				[ ...there.searchParams ].every( ( [ name, value ] ) =>
					here.searchParams.getAll( name ).includes( value )
				) ) )
	);
}

const pathOf = ( { pathname }: URL ): string => meant( pathname ).replace( /\/+$/, '' );

const parse = ( address: string ): URL | undefined => attempt( () => new URL( address ) );
