import { __ } from '@wordpress/i18n';
import type { ChecklistStep } from '@/contract/types';
import { adminPage } from '@/lib/links/links';
import type { Site } from '@/lib/site';

type Name = ChecklistStep[ 'name' ];

export function stepLabel( name: Name ): string {
	switch ( name ) {
		case 'made':
			return __( 'Make a survey', 'userfeedback' );
		case 'published':
			return __( 'Put it on your site', 'userfeedback' );
		case 'seen':
			return __( 'Let a visitor see it', 'userfeedback' );
		case 'answered':
			return __( 'Get a first answer', 'userfeedback' );
		case 'read':
			return __( 'Read what was said', 'userfeedback' );
	}
}

/**
 * Where a step is done.
 *
 * @param surveyId 0 where there is none; then there is one step only
 * @return null where it cannot be done yet
 */
export function stepAddress( name: Name, surveyId: number, site: Site ): string | null {
	if ( name === 'made' ) {
		return adminPage( site, 'userfeedback_surveys', '/new' );
	}
	if ( surveyId === 0 ) {
		return null;
	}
	switch ( name ) {
		case 'published':
			return adminPage( site, 'userfeedback_surveys', `/edit/${ String( surveyId ) }/publish` );
		case 'seen':
		case 'answered':
			return site.site_url;
		case 'read':
			return adminPage( site, 'userfeedback_results', `/survey/${ String( surveyId ) }` );
	}
}
