import { __ } from '@wordpress/i18n';
import type { Survey } from '@/contract/types';

/** A survey's status as owners see it; "scheduled" is a published survey that hasn't started yet. */
export type SurveyState = 'publish' | 'scheduled' | 'draft' | 'trash';

type Dated = Pick< Survey, 'status' | 'publish_at' >;

export function isFuture( moment: string | null, now: number = Date.now() ): moment is string {
	return moment !== null && Date.parse( moment ) > now;
}

export function surveyState( survey: Dated, now: number = Date.now() ): SurveyState {
	return survey.status === 'publish' && isFuture( survey.publish_at, now ) ? 'scheduled' : survey.status;
}

export function surveyStateLabel( state: SurveyState ): string {
	switch ( state ) {
		case 'publish':
			return __( 'Published', 'userfeedback' );
		case 'scheduled':
			return __( 'Scheduled', 'userfeedback' );
		case 'draft':
			return __( 'Draft', 'userfeedback' );
		case 'trash':
			return __( 'Trash', 'userfeedback' );
	}
}
