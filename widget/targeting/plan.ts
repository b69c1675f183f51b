import type { WidgetManifest, WidgetSurvey } from '../../src/contract/types';
import { mayShow } from './eligibility';
import type { Reason } from './eligibility';

export interface Plan {
	floating: WidgetSurvey | null;
	inline: WidgetSurvey[];
	/** Why each other survey does not show, by its id. */
	reasons: Record< number, Reason >;
}

/**
 * What this page shows now: every survey that has a place, and the first eligible one that floats.
 *
 * @param placed surveys the page has places for, live or not.
 */
export function planFor(
	{ surveys, preview }: Pick< WidgetManifest, 'surveys' | 'preview' >,
	placed: readonly number[],
	hasSubmitted: ( survey: WidgetSurvey ) => boolean
): Plan {
	const plan: Plan = { floating: null, inline: [], reasons: {} };

	for ( const survey of surveys ) {
		const where = placed.includes( survey.id ) ? 'inline' : 'floating';
		const verdict = mayShow( survey, {
			preview,
			where,
			submitted: hasSubmitted( survey ),
			floating: plan.floating !== null,
		} );
		if ( ! verdict.shown ) {
			plan.reasons[ survey.id ] = verdict.reason;
		} else if ( where === 'inline' ) {
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

/** Nothing to show: the page needs no further request. */
export const isEmpty = ( { floating, inline }: Plan ): boolean => ! floating && ! inline.length;
