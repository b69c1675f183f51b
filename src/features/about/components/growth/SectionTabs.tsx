import { __ } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type Section, sectionLabel, SECTIONS } from '@/features/about/model/sections';

export function SectionTabs( { read }: { read: Section } ) {
	const tabs = useRef< HTMLElement >( null );
	useEffect( () => {
		if ( tabs.current ) {
			bringIntoView( tabs.current, tabs.current.querySelector( '[aria-current]' ) );
		}
	}, [ read ] );

	return (
		<nav ref={ tabs } className="uf-sections" aria-label={ __( 'Growth tools', 'userfeedback' ) }>
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

/** Scrolls only the tab bar, which is wider than a phone: the page keeps its scroll position. */
function bringIntoView( line: HTMLElement, tab: Element | null ): void {
	if ( tab ) {
		const at = tab.getBoundingClientRect();
		const room = line.getBoundingClientRect();
		line.scrollLeft += at.left + at.width / 2 - ( room.left + room.width / 2 );
	}
}
