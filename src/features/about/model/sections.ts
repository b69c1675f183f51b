import { __ } from '@wordpress/i18n';

export const SECTIONS = [ 'featured', 'traffic', 'engagement', 'revenue', 'guides' ] as const;

export type Section = ( typeof SECTIONS )[ number ];

export function sectionLabel( section: Section ): string {
	switch ( section ) {
		case 'featured':
			return __( 'Featured', 'userfeedback' );
		case 'traffic':
			return __( 'Traffic', 'userfeedback' );
		case 'engagement':
			return __( 'Engagement', 'userfeedback' );
		case 'revenue':
			return __( 'Revenue', 'userfeedback' );
		case 'guides':
			return __( 'Guides & Resources', 'userfeedback' );
	}
}

export function isSection( name: string | null ): name is Section {
	return SECTIONS.some( ( section ) => section === name );
}

/** Id of a page element. */
export function sectionId( section: Section ): string {
	return `uf-growth-${ section }`;
}
