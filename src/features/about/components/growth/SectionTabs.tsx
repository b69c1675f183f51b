import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { type Section, sectionLabel, SECTIONS } from '@/features/about/model/sections';

export function SectionTabs( { read }: { read: Section } ) {
	return (
		<nav className="uf-sections" aria-label={ __( 'Growth tools', 'userfeedback' ) }>
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
