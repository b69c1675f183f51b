import { useEffect, useState } from 'react';

/** Of the window's height: what lies across it is what is being read. */
const READING_LINE = '-30% 0px -69% 0px';

/**
 * The part of the page that is being read, for a list of links to its parts.
 *
 * @param names   of the parts; the same list each time
 * @param element of a part; the same function each time
 */
export function useReadPart< Name extends string >(
	names: readonly Name[],
	element: ( name: Name ) => Element | null | undefined
): [ read: Name | undefined, setRead: ( name: Name ) => void ] {
	const [ read, setRead ] = useState( names[ 0 ] );

	useEffect( () => {
		const observer = new IntersectionObserver(
			( entries ) => {
				const entered = entries.find( ( { isIntersecting } ) => isIntersecting );
				const part = entered && names.find( ( name ) => element( name ) === entered.target );
				if ( part !== undefined ) {
					setRead( part );
				}
			},
			{ rootMargin: READING_LINE }
		);
		for ( const name of names ) {
			const found = element( name );
			if ( found ) {
				observer.observe( found );
			}
		}
		return () => observer.disconnect();
	}, [ names, element ] );

	return [ read, setRead ];
}
