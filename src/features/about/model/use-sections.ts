import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { goToPart } from '@/lib/links/go-to-part';
import { isSection, type Section, sectionId, SECTIONS } from './sections';

/** Of the window's height: what lies across it is what is being read. */
const READING_LINE = '-30% 0px -69% 0px';

/**
 * Which section is being read. The address says which one to go to, in its query, as its hash is the router's: going there
 * again by the same link is another visit.
 */
export function useSections(): Section {
	const { key, search } = useLocation();
	const [ read, setRead ] = useState< Section >( SECTIONS[ 0 ] );

	useEffect( () => {
		const asked = new URLSearchParams( search ).get( 'section' );
		if ( isSection( asked ) ) {
			goTo( asked );
		}
	}, [ key, search ] );

	useEffect( () => {
		const observer = new IntersectionObserver(
			( entries ) => {
				const entered = entries.find( ( { isIntersecting } ) => isIntersecting );
				const section = SECTIONS.find( ( name ) => sectionId( name ) === entered?.target.id );
				if ( section ) {
					setRead( section );
				}
			},
			{ rootMargin: READING_LINE }
		);
		SECTIONS.map( elementOf ).forEach( ( element ) => element && observer.observe( element ) );
		return () => observer.disconnect();
	}, [] );

	return read;
}

function goTo( section: Section ): void {
	const element = elementOf( section );
	goToPart( element, element?.querySelector< HTMLElement >( 'h2' ) );
}

function elementOf( section: Section ): HTMLElement | null {
	return document.querySelector( `#${ sectionId( section ) }` );
}
