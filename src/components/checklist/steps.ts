import { __ } from '@wordpress/i18n';
import type { ChecklistStep } from '@/contract/types';
import { adminPage } from '@/lib/links/links';
import type { Site } from '@/lib/site';

type Name = ChecklistStep[ 'name' ];

export function stepLabel( name: Name ): string {
	switch ( name ) {
		case 'made':
			return __( 'Create a survey', 'userfeedback' );
		case 'published':
			return __( 'Publish it', 'userfeedback' );
		case 'seen':
			return __( 'Get your first view', 'userfeedback' );
		case 'answered':
			return __( 'Get your first response', 'userfeedback' );
		case 'read':
			return __( 'Read your responses', 'userfeedback' );
	}
}

/**
 * Returns where a step is done.
 *
 * @param surveyId 0 if there is none; then there is only one step
 * @return null if it can't be done yet
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
