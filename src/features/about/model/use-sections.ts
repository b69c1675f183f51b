import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useCurrentSection } from '@/lib/hooks/use-current-section';
import { goToSection } from '@/lib/links/go-to-section';
import { isSection, type Section, sectionId, SECTIONS } from './sections';

/**
 * Returns the section being read. The address names the section to open in its query, because the router uses the hash: the
 * same link again is another visit.
 */
export function useSections(): Section {
	const { key, search } = useLocation();
	const [ read = SECTIONS[ 0 ] ] = useCurrentSection( SECTIONS, elementOf );

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
	goToSection( element, element?.querySelector< HTMLElement >( 'h2' ) );
}

function elementOf( section: Section ): HTMLElement | null {
	return document.querySelector( `#${ sectionId( section ) }` );
}
