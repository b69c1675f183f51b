import { __ } from '@wordpress/i18n';
import type { Survey } from '@/contract/types';
import type { Site } from '@/lib/site';

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

/** True for a published survey that isn't compared yet, if the user can start that. Its version may be a draft, which then opens. */
export function mayBeCompared(
	{
		status,
		publish_at: start,
		comparison,
		missing_parts: missing,
	}: Dated & Pick< Survey, 'comparison' | 'missing_parts' >,
	{ can, features }: Site
): boolean {
	return (
		features.behavior &&
		can.edit &&
		! missing &&
		status === 'publish' &&
		! isFuture( start ) &&
		( comparison === undefined ||
			comparison.ended_on !== null ||
			( comparison.role === 'original' && comparison.started_on === null ) )
	);
}
