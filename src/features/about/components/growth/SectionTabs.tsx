import { __ } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type Section, sectionLabel, SECTIONS } from '@/features/about/model/sections';

export function SectionTabs( { read }: { read: Section } ) {
	const nav = useRef< HTMLElement >( null );
	useEffect( () => keepInView( nav.current ), [ read ] );

	return (
		<nav className="uf-sections" aria-label={ __( 'Growth tools', 'userfeedback' ) } ref={ nav }>
			{ SECTIONS.map( ( section ) => (
				<Link
					key={ section }
					to={ { search: `section=${ section }` } }
					replace
					preventScrollReset
					aria-current={ section === read ? 'true' : undefined }
				>
					{ sectionLabel( section ) }
				</Link>
			) ) }
		</nav>
	);
}

/** On a phone the tabs are longer than their line. Only that is moved: the page may be on its way to a section. */
function keepInView( nav: HTMLElement | null ): void {
	const line = nav?.getBoundingClientRect();
	const tab = nav?.querySelector( '[aria-current]' )?.getBoundingClientRect();
	if ( line && tab ) {
		nav?.scrollBy( { left: Math.min( tab.left - line.left, 0 ) + Math.max( tab.right - line.right, 0 ) } );
	}
}
