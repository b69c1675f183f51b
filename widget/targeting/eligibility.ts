import type { WidgetSurvey } from '../../src/contract/types';

export type Reason = 'submitted' | 'not_floating' | 'another_first' | 'not_live';

/** A verdict, not a boolean: the reason is what "why (not) shown" prints. */
export type Verdict = { shown: true } | { shown: false; reason: Reason };

/** All that a verdict rests on besides the survey itself. */
export interface Situation {
	preview: boolean;
	/** Whether the page has a place for the survey, in which case it does not float, or it would have to float. */
	where: 'floating' | 'inline';
	/** Whether this browser has answered the survey. */
	submitted: boolean;
	/** Whether another survey floats already. */
	floating: boolean;
}

const SHOWN: Verdict = { shown: true };
const no = ( reason: Reason ): Verdict => ( { shown: false, reason } );

/** The one predicate: asked when the page is ready, and again at the moment of showing. */
export function mayShow( survey: WidgetSurvey, now: Situation ): Verdict {
	if ( now.where === 'floating' && ! survey.floats ) {
		return no( 'not_floating' );
	}
	if ( now.submitted && ! now.preview ) {
		return no( 'submitted' );
	}
	if ( now.where === 'floating' && now.floating ) {
		return no( 'another_first' );
	}
	return SHOWN;
}
