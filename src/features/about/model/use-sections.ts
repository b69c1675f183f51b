import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useReadPart } from '@/lib/hooks/use-read-part';
import { goToPart } from '@/lib/links/go-to-part';
import { isSection, type Section, sectionId, SECTIONS } from './sections';

/**
 * Returns the section being read. The address names the section to open in its query, because the router uses the hash: the
 * same link again is another visit.
 */
export function useSections(): Section {
	const { key, search } = useLocation();
	const [ read = SECTIONS[ 0 ] ] = useReadPart( SECTIONS, elementOf );

	useEffect( () => {
		const asked = new URLSearchParams( search ).get( 'section' );
		if ( isSection( asked ) ) {
			goTo( asked );
		}
	}, [ key, search ] );

	return read;
}

function goTo( section: Section ): void {
	const element = elementOf( section );
	goToPart( element, element?.querySelector< HTMLElement >( 'h2' ) );
}

function elementOf( section: Section ): HTMLElement | null {
	return document.querySelector( `#${ sectionId( section ) }` );
}
