import type { WidgetGate } from '../../../src/contract/types';
import { reasonNotShown } from './eligibility';
import type { Reason, TargetedSurvey, Situation } from './eligibility';
import { ALL } from './gate';

type Asked = [ survey: TargetedSurvey, now: Situation ];

const ALL_DEVICES: TargetedSurvey[ 'targeting' ][ 'devices' ] = [ 'desktop', 'tablet', 'mobile' ];

const target = ( survey: TargetedSurvey, all: Partial< TargetedSurvey[ 'targeting' ] > ): TargetedSurvey => ( {
	...survey,
	targeting: { ...survey.targeting, ...all },
} );

const behave = ( survey: TargetedSurvey, so: Partial< TargetedSurvey[ 'behavior' ] > ): TargetedSurvey => ( {
	...survey,
	behavior: { ...survey.behavior, ...so },
} );

const regate = ( survey: TargetedSurvey, so: Partial< WidgetGate > ): TargetedSurvey => {
	const { gate } = survey.targeting;
	return gate ? target( survey, { gate: { ...gate, ...so } } ) : survey;
};

const inBothVersions = ( survey: TargetedSurvey ): TargetedSurvey => {
	const { gate } = survey.targeting;
	if ( ! gate ) {
		return survey;
	}
	const others = { ...gate };
	delete others.part;
	return target( survey, { gate: others } );
};

/** For each rule that has failed, the input that meets it. */
const MET: Partial< Record< Reason, ( survey: TargetedSurvey, now: Situation ) => Asked > > = {
	no_question_types: ( survey, now ) => [ { ...survey, lacks: '' }, now ],
	no_targeting: ( survey, now ) => [ { ...survey, lacks: '' }, now ],
	unreachable: ( survey, now ) => [ { ...survey, lacks: '' }, now ],
	not_in_edition: ( survey, now ) => [ { ...survey, lacks: '' }, now ],
	by_invitation: ( survey, now ) => [ { ...survey, lacks: '' }, now ],
	limit_reached: ( survey, now ) => [ { ...survey, lacks: '' }, now ],
	inactive_type: ( survey, now ) => [ { ...survey, lacks: '' }, now ],
	no_geo_restrictions: ( survey, now ) => [ { ...survey, lacks: '' }, now ],
	closed: ( survey, now ) => [ survey, { ...now, closed: false } ],
	submitted: ( survey, now ) => [ survey, { ...now, answered: false } ],
	seen: ( survey, now ) => [ survey, { ...now, answered: null } ],
	expired: ( survey, now ) => [ behave( survey, { expire_on: 0 } ), now ],
	device: ( survey, now ) => [ target( survey, { devices: ALL_DEVICES } ), now ],
	desktop_only: ( survey, now ) => [ behave( survey, { timing: 'immediate' } ), now ],
	country: ( survey, now ) => [ target( survey, { by_country: false } ), now ],
	share: ( survey, now ) => [ regate( survey, { share: ALL } ), now ],
	other_version: ( survey, now ) => [ inBothVersions( survey ), now ],
	quiet: ( survey, now ) => [ regate( survey, { days: 0 } ), now ],
	quota: ( survey, now ) => [ regate( survey, { full: [] } ), now ],
	another_first: ( survey, now ) => [ survey, { ...now, floating: false } ],
};

/** Page rules are evaluated together, with their operators, so the failing one represents all. */
const otherThanMet = ( survey: TargetedSurvey, reason: Reason ): TargetedSurvey | null =>
	survey.targeting.page_rules.some( ( { logic } ) => logic === reason ) ? target( survey, { page_rules: [] } ) : null;

/** Returns all reasons against a survey, not only the first, in the order in which the predicate checks them. */
export function allReasons( asked: TargetedSurvey, situation: Situation ): Reason[] {
	const failing: Reason[] = [];
	let survey = asked;
	let now = situation;
	for (;;) {
		const reason = reasonNotShown( survey, now );
		if ( ! reason || failing.includes( reason ) ) {
			return failing;
		}
		failing.push( reason );
		const met = MET[ reason ];
		const without = met ? null : otherThanMet( survey, reason );
		if ( ! met && ! without ) {
			return failing;
		}
		[ survey, now ] = met ? met( survey, now ) : [ without ?? survey, now ];
	}
}
