import type { ReactNode } from 'react';
import { type Section, sectionId, sectionLabel } from '@/features/about/model/sections';

export function ToolSection( { section, children }: { section: Section; children: ReactNode } ) {
	return (
		<section id={ sectionId( section ) } className="uf-section">
			<h2 className="uf-reading__title" tabIndex={ -1 }>
				{ sectionLabel( section ) }
			</h2>
			{ children }
		</section>
	);
}
