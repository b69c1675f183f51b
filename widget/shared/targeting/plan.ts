import type { WidgetManifest, WidgetSurvey } from '../../../src/contract/types';
import { reasonNotShown } from './eligibility';
import type { VisitContext, StoredState, Reason } from './eligibility';

export interface Plan {
	floating: WidgetSurvey | null;
	inline: WidgetSurvey[];
	/** Reason why each other survey doesn't show, by id. */
	reasons: Record< number, Reason >;
}

/**
 * Returns what this page shows now: every survey that has a place, and the first eligible pop-up.
 *
 * @param placed surveys the page has places for, live or not.
 * @param known  returns this browser's data about a survey.
 */
export function planPage(
	{ surveys, preview }: Pick< WidgetManifest, 'surveys' | 'preview' >,
	placed: readonly number[],
	known: ( survey: WidgetSurvey ) => StoredState,
	here: VisitContext
): Plan {
	const plan: Plan = { floating: null, inline: [], reasons: {} };

	for ( const survey of surveys ) {
		const isInline = placed.includes( survey.id );
		const reason = reasonNotShown( survey, {
			preview,
			isInline,
			...known( survey ),
			floating: !! plan.floating,
			here,
		} );
		if ( reason ) {
			plan.reasons[ survey.id ] = reason;
		} else if ( isInline ) {
			plan.inline.push( survey );
		} else {
			plan.floating = survey;
		}
	}
	for ( const id of placed ) {
		if ( ! surveys.some( ( survey ) => survey.id === id ) ) {
			plan.reasons[ id ] = 'not_live';
		}
	}
	return plan;
}

/** True if a survey only awaits the decision of its gate. */
export const isUnchecked = ( { reasons }: Plan ): boolean => Object.values( reasons ).includes( 'gate' );

/** True for an empty page, which needs no more requests. */
export const isEmptyPlan = ( plan: Plan ): boolean => ! plan.floating && ! plan.inline.length && ! isUnchecked( plan );
