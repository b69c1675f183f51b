import { __, sprintf } from '@wordpress/i18n';
import { StatusBadge } from '@/components/ui/feedback/StatusBadge';
import type { SurveyRow } from '@/contract/types';
import { formatDateTime } from '@/lib/format';
import { isFuture, surveyState } from '@/lib/survey-state';

/** The status, and for what has a date ahead of it, what will happen then. */
export function StateCell( { survey }: { survey: SurveyRow } ) {
	const state = surveyState( survey );

	return (
		<div className="uf-beside">
			<StatusBadge state={ state } />
			{ isFuture( survey.publish_at ) && state !== 'trash' && (
				<div className={ state === 'scheduled' ? 'uf-beside__more' : 'uf-beside__more uf-beside__more--words' }>
					{ dateText( state === 'scheduled', survey.publish_at ) }
				</div>
			) }
		</div>
	);
}

function dateText( isScheduled: boolean, publishAt: string ): string {
	const date = formatDateTime( publishAt );
	return isScheduled
		? date
		: /* translators: %s: date and time */ sprintf( __( 'Once published, it opens on %s', 'userfeedback' ), date );
}
