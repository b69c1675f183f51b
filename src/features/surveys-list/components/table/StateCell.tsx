import { __ } from '@wordpress/i18n';
import { StatusBadge } from '@/components/ui/feedback/StatusBadge';
import type { SurveyRow } from '@/contract/types';
import { formatDateTime } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { isFuture, surveyState } from '@/lib/labels/survey-state';

/** The status, and the start date of a scheduled survey. */
export function StateCell( { survey }: { survey: SurveyRow } ) {
	const state = surveyState( survey );

	return (
		<div className="uf-beside">
			<StatusBadge state={ state } />
			{ state === 'scheduled' && isFuture( survey.publish_at ) && (
				<div className="uf-beside__more">{ formatDateTime( survey.publish_at ) }</div>
			) }
		</div>
	);
}

/** Explains the future date of a draft. It has its own line below the title, because the status column is narrow. */
export function DraftDate( { survey }: { survey: SurveyRow } ) {
	return (
		surveyState( survey ) === 'draft' &&
		isFuture( survey.publish_at ) && (
			<div className="uf-beside__more">
				{ sprintf(
					/* translators: %s: date and time */
					__( 'Starts %s, once published', 'userfeedback' ),
					formatDateTime( survey.publish_at )
				) }
			</div>
		)
	);
}
