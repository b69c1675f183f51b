import { LIMITS } from '@/contract/limits';
import type { Behavior, WidgetGate, WidgetQuotaCondition } from '@/contract/types';
import type { SurveyForm } from '../form/draft';
import { isVisitSubject, quotasOf } from '../logic/quota-edits';

/**
 * Returns a survey's gate today, as the server would output it once the survey is published; undefined if it has none.
 *
 * @param siteDays the site's quiet days
 * @param form     its draft, and what the server calculated
 */
export function gateOf( behavior: Behavior, siteDays: number, form: SurveyForm ): WidgetGate | undefined {
	const { quiet, quiet_days: own } = behavior;
	const days = quiet === 'own' ? own : quiet === 'site' ? siteDays : 0;
	const share = shareToday( behavior, form.shareToday );
	const full = fullQuotas( form );
	const part = partOf( form );
	return days > 0 || share < LIMITS.SHARE || full.length > 0 || part
		? { days, own: quiet === 'own', share, ...( full.length > 0 && { full } ), ...( part && { part } ) }
		: undefined;
}

/** Returns the days over which responses are spread; null if they aren't. A draft that this browser kept may be older. */
export function spreadDays( { max_responses: most, spread_days: days }: Partial< Behavior > ): number | null {
	return ( most ?? null ) === null ? null : ( days ?? null );
}

/** Before it is published, it is the share of the first day, as in the server's DailyShare. */
function shareToday( behavior: Behavior, calculated: number | undefined ): number {
	const days = spreadDays( behavior );
	return days === null
		? behavior.share
		: Math.min(
				behavior.share,
				calculated ?? Math.max( LIMITS.FIRST_SHARE, Math.floor( LIMITS.SHARE / days ** 2 ) )
			);
}

/** Returns the half of the visitors who see it while it is compared, or once publishing it starts that. */
function partOf( { id, comparison }: SurveyForm ): WidgetGate[ 'part' ] {
	if ( id === null || comparison === undefined || comparison.ended_on !== null ) {
		return undefined;
	}
	const { with: other, role, started_on: start } = comparison;
	const second = role === 'version';
	return second || start !== null ? { of: second ? other : id, second } : undefined;
}

/** Returns the conditions of quotas that are full by the latest numbers and only about the visit: their visitors don't see it. */
function fullQuotas( { draft, quotas: counted = [] }: SurveyForm ): WidgetQuotaCondition[][] {
	return quotasOf( draft.settings )
		.filter(
			( { id, target, conditions } ) =>
				conditions.length > 0 &&
				conditions.every( ( { question_id: about } ) => isVisitSubject( about ) ) &&
				counted.some( ( quota ) => quota.id === id && quota.taken >= target )
		)
		.map( ( { conditions } ) =>
			conditions.map( ( { question_id: about, compare, value } ) => ( {
				about: about as WidgetQuotaCondition[ 'about' ],
				compare: compare as WidgetQuotaCondition[ 'compare' ],
				value: String( value ),
			} ) )
		);
}
