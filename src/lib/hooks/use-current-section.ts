import { useEffect, useState } from 'react';

/** Position in the window's height: the part that crosses it is the current one. */
const READING_LINE = '-30% 0px -69% 0px';

/**
 * Tracks the part of the page that is being read, for a table of contents.
 *
 * @param names   of the parts; must be the same array on each render
 * @param element of a part; must be the same function on each render
 */
export function useCurrentSection< Name extends string >(
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
