import { LIMITS } from '@/contract/limits';
import type { Behavior, WidgetGate, WidgetQuotaCondition } from '@/contract/types';
import type { SurveyForm } from '../form/draft';
import { isVisitSubject, quotasOf } from '../logic/quota-edits';

/**
 * Returns a survey's gate, as the server would output it; undefined if it has none.
 *
 * @param siteDays the site's quiet days
 * @param full     the full quotas that are only about the visit
 */
export function gateOf(
	{ quiet, quiet_days: own, share }: Pick< Behavior, 'quiet' | 'quiet_days' | 'share' >,
	siteDays: number,
	full: NonNullable< WidgetGate[ 'full' ] > = []
): WidgetGate | undefined {
	const days = quiet === 'own' ? own : quiet === 'site' ? siteDays : 0;
	return days > 0 || share < LIMITS.SHARE || full.length > 0
		? { days, own: quiet === 'own', share, ...( full.length > 0 && { full } ) }
		: undefined;
}

/** Returns the conditions of quotas that are full by the latest numbers and only about the visit: their visitors don't see it. */
export function fullQuotas( {
	draft,
	quotas: counted = [],
}: Pick< SurveyForm, 'draft' | 'quotas' > ): WidgetQuotaCondition[][] {
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
