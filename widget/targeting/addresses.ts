import { attempt } from '../attempt';

/** As an owner would type it: without escapes, with spaces. */
export const readable = ( text: string ): string =>
	attempt( () => decodeURIComponent( text.replaceAll( '+', ' ' ) ) ) ?? text;

/** The same for what browsers and keyboards write in different ways: letters with marks in one character or in two. */
const meant = ( text: string ): string => readable( text ).normalize();

/** As it stands in the address bar, or as one would read it. Upper and lower case differ, as they do in addresses. */
export const contains = ( address: string, text: string ): boolean =>
	address.includes( text ) || meant( address ).includes( meant( text ) );

/** Without its question mark. */
export const queryOf = ( address: string ): string => parse( address )?.search.slice( 1 ) ?? '';

/**
 * Whether an address is the wanted one, whatever its scheme, its last slash, its escapes and the part behind #. Of the
 * query only the wanted parameters count, in any order, because links in letters and advertisements add to it.
 *
 * @param anywhere whether a host alone stands for all of its pages: most browsers tell no more of a referrer.
 */
export function isAt( address: string, wanted: string, anywhere = false ): boolean {
	const [ here, there ] = [ parse( address ), parse( wanted ) ];
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
