import { __ } from '@wordpress/i18n';
import type { SurveyActivity } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

/** Marks an NPS survey, with the score if there is one and the user can view it. */
export function NpsBadge( { activity }: { activity: SurveyActivity | undefined } ) {
	return <span className="uf-badge uf-badge--scheduled uf-surveys__nps">{ text( activity ) }</span>;
}

function text( activity: SurveyActivity | undefined ): string {
	if ( ! activity ) {
		return __( 'NPS', 'userfeedback' );
	}
	return activity.nps === null
		? __( 'NPS: no score yet', 'userfeedback' )
		: /* translators: %s: a Net Promoter Score, from -100 to 100 */
			sprintf( __( 'NPS %s', 'userfeedback' ), formatNumber( activity.nps ) );
}
