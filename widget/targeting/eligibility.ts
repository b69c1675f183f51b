import type { WidgetManifest, WidgetPageRule, WidgetSurvey } from '../../src/contract/types';
import type { Device } from './devices';
import { failingRule } from './page-rules';
import type { View } from './page-rules';

/** In words: includes/Widget/Words/NoShowWords.php. */
export type Reason =
	| 'not_floating'
	| 'submitted'
	| 'seen'
	| 'closed'
	| 'expired'
	| 'device'
	| 'desktop_only'
	| 'country'
	| 'another_first'
	| 'not_live'
	| Exclude< WidgetSurvey[ 'lacks' ], '' >
	| WidgetPageRule[ 'logic' ];

/** What the browser is and where it is, at this moment. */
export interface Here extends View {
	device: Device;
	/** Ids of surveys for some countries only that may show here; none until the server was asked. */
	allowed: readonly number[];
	/** By the visitor's calendar: year × 10,000 + month × 100 + day. */
	today: number;
}

/** What this browser knows of one survey. */
export interface Known {
	/** Whether it has answered the survey; null when it was never shown here. */
	answered: boolean | null;
	/** Whether its visitor has closed the survey, which may not ask again yet. */
	closed: boolean;
}

/** All that a verdict on one survey rests on besides the survey itself. */
export interface Situation extends Known {
	preview: WidgetManifest[ 'preview' ];
	/** Whether the page has a place for the survey, in which case it does not float, or it would have to float. */
	where: 'floating' | 'inline';
	/** Whether another survey floats already. */
	floating: boolean;
	here: Here;
}

/** What of a survey a verdict rests on. */
export type Ruled = Pick< WidgetSurvey, 'id' | 'floats' | 'lacks' | 'targeting' | 'behavior' >;

/**
 * The one predicate: asked when the page is ready, and again at the moment of showing. Empty for yes, else the reason,
 * which is what "why (not) shown" prints. A preview asks for no rule.
 */
export function whyNot( survey: Ruled, now: Situation ): Reason | '' {
	const floats = now.where === 'floating';
	return (
		( floats && ! survey.floats && 'not_floating' ) ||
		( ! now.preview && ruledOut( survey, now, floats ) ) ||
		( floats && now.floating && 'another_first' ) ||
		''
	);
}

function ruledOut( survey: Ruled, { answered, closed, here }: Situation, floats: boolean ): Reason | '' | false | null {
	const { lacks, behavior, targeting } = survey;
	return (
		lacks ||
		( behavior.display_length !== 'repeatedly' && answered && 'submitted' ) ||
		( IN_EDITION.behavior && behavior.display_length === 'once' && answered !== null && 'seen' ) ||
		( floats && closed && 'closed' ) ||
		( IN_EDITION.behavior &&
			behavior.expire_on &&
			here.today % ( behavior.expire_on < 1e4 ? 1e4 : 1e8 ) >= behavior.expire_on &&
			'expired' ) ||
		( ! targeting.devices.includes( here.device ) && 'device' ) ||
		( IN_EDITION.behavior &&
			floats &&
			behavior.timing === 'before_abandon' &&
			here.device !== 'desktop' &&
			'desktop_only' ) ||
		( IN_EDITION[ 'page-targeting' ] && failingRule( targeting.page_rules, here ) ) ||
		( IN_EDITION[ 'geo-targeting' ] && targeting.by_country && ! here.allowed.includes( survey.id ) && 'country' )
	);
}
