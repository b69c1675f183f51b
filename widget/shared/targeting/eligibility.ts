import type { WidgetManifest, WidgetPageRule, WidgetSurvey } from '../../../src/contract/types';
import type { Device } from './devices';
import type { GateReason } from './gate';
import { failingRule } from './page-rules';
import type { PageView } from './page-rules';

/** Texts: includes/Widget/Words/NotShownReasons.php. */
export type Reason =
	| 'not_floating'
	| 'submitted'
	| 'seen'
	| 'closed'
	| 'expired'
	| 'device'
	| 'desktop_only'
	| 'gate'
	| 'country'
	| GateReason
	| 'another_first'
	| 'not_live'
	| Exclude< WidgetSurvey[ 'lacks' ], '' >
	| WidgetPageRule[ 'logic' ];

/** The browser and its current location. */
export interface VisitContext extends PageView {
	device: Device;
	/** Decides on surveys that depend on the visitor's country or history. The loader can't, and fetches later.js for it. */
	gate: Gate;
	/** In the visitor's time zone: year × 10,000 + month × 100 + day. */
	today: number;
}

export type Gate = ( survey: TargetedSurvey, floats: boolean ) => 'gate' | 'country' | GateReason | '';

/** This browser's data about one survey. */
export interface StoredState {
	/** True if this browser has answered the survey; null if it was never shown here. */
	answered: boolean | null;
	/** True if the visitor has closed the survey and it may not ask again yet. */
	closed: boolean;
}

/** All inputs of the decision on a survey, besides the survey itself. */
export interface Situation extends StoredState {
	preview: WidgetManifest[ 'preview' ];
	/** True if the page has a place for the survey, otherwise it could only be a pop-up. */
	isInline: boolean;
	/** True if another pop-up survey is shown. */
	floating: boolean;
	here: VisitContext;
}

/** A survey's properties that it depends on. */
export type TargetedSurvey = Pick< WidgetSurvey, 'id' | 'floats' | 'lacks' | 'targeting' | 'behavior' > &
	Partial< Pick< WidgetSurvey, 'cookie_name' > >;

/**
 * The only predicate, used when the page is ready and again just before showing. Returns '' for yes, otherwise the reason that
 * "why (not) shown" displays. A preview ignores all rules.
 */
export function reasonNotShown( survey: TargetedSurvey, now: Situation ): Reason | '' {
	const floats = ! now.isInline;
	return (
		( floats && ! survey.floats && 'not_floating' ) ||
		( ! now.preview && ruledOut( survey, now, floats ) ) ||
		( floats && now.floating && 'another_first' ) ||
		''
	);
}

function ruledOut(
	survey: TargetedSurvey,
	{ answered, closed, here }: Situation,
	floats: boolean
): Reason | '' | false | null | undefined {
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
		( ( ( IN_EDITION[ 'geo-targeting' ] && targeting.by_country ) || ( IN_EDITION.behavior && targeting.gate ) ) &&
			here.gate( survey, floats ) )
	);
}
