import type { WidgetManifest, WidgetSurvey } from '../../src/contract/types';
import { whyNot } from '../targeting/eligibility';
import type { Here, Known, Reason, Situation } from '../targeting/eligibility';
import { planFor } from '../targeting/plan';
import type { Holds, ListedSurvey, WhyData } from './data';
import { detailOf } from './details';

export interface Check {
	holds: boolean;
	text: string;
}

export interface SurveyVerdict {
	survey: ListedSurvey;
	/** Where it stands; `previewed` where it only does so because somebody looks at it. */
	where: 'floating' | 'inline' | 'none' | 'previewed';
	checks: Check[];
}

type Asked = [ survey: WidgetSurvey, now: Situation ];

const ALL_DEVICES: WidgetSurvey[ 'targeting' ][ 'devices' ] = [ 'desktop', 'tablet', 'mobile' ];

const target = ( survey: WidgetSurvey, all: Partial< WidgetSurvey[ 'targeting' ] > ): WidgetSurvey => ( {
	...survey,
	targeting: { ...survey.targeting, ...all },
} );

const behave = ( survey: WidgetSurvey, so: Partial< WidgetSurvey[ 'behavior' ] > ): WidgetSurvey => ( {
	...survey,
	behavior: { ...survey.behavior, ...so },
} );

/** Each rule as if it were met, once it has said no: so all that is in the way is told, not only the first thing. */
const MET: Partial< Record< Reason, ( survey: WidgetSurvey, now: Situation ) => Asked > > = {
	no_question_types: ( survey, now ) => [ { ...survey, lacks: '' }, now ],
	no_targeting: ( survey, now ) => [ { ...survey, lacks: '' }, now ],
	unreachable: ( survey, now ) => [ { ...survey, lacks: '' }, now ],
	no_geo_restrictions: ( survey, now ) => [ { ...survey, lacks: '' }, now ],
	closed: ( survey, now ) => [ survey, { ...now, closed: false } ],
	submitted: ( survey, now ) => [ survey, { ...now, answered: false } ],
	seen: ( survey, now ) => [ survey, { ...now, answered: null } ],
	expired: ( survey, now ) => [ behave( survey, { expire_on: 0 } ), now ],
	device: ( survey, now ) => [ target( survey, { devices: ALL_DEVICES } ), now ],
	desktop_only: ( survey, now ) => [ behave( survey, { timing: 'immediate' } ), now ],
	country: ( survey, now ) => [ target( survey, { by_country: false } ), now ],
	another_first: ( survey, now ) => [ survey, { ...now, floating: false } ],
};

/** Page rules are read together, with their operators: the one that fails stands for all of them. */
const otherThanMet = ( survey: WidgetSurvey, reason: Reason ): WidgetSurvey | null =>
	survey.targeting.page_rules.some( ( { logic } ) => logic === reason ) ? target( survey, { page_rules: [] } ) : null;

/**
 * What the loader decides here and now, survey by survey, by the loader's own predicate.
 *
 * @param knownOf what this browser knows of a survey, as the loader takes it.
 */
export function verdictsOn(
	data: WhyData,
	manifest: WidgetManifest | null,
	placed: readonly number[],
	knownOf: ( survey: WidgetSurvey ) => Known,
	here: Here
): SurveyVerdict[] {
	const surveys = manifest?.surveys ?? [];
	const plan = planFor( { surveys, preview: manifest?.preview ?? false }, placed, knownOf, here );
	const first = surveys.findIndex( ( { id } ) => id === plan.floating?.id );

	return data.surveys.map( ( survey ): SurveyVerdict => {
		const index = surveys.findIndex( ( { id } ) => id === survey.id );
		const ruled = surveys[ index ];
		if ( data.preview ) {
			return { survey, where: data.preview === survey.id ? 'previewed' : 'none', checks: [] };
		}
		if ( ! ruled ) {
			const text = survey.kept ? data.words[ survey.kept ] : undefined;
			return { survey, where: 'none', checks: text ? [ { holds: false, text } ] : [] };
		}
		const now: Situation = {
			preview: false,
			where: placed.includes( survey.id ) ? 'inline' : 'floating',
			...knownOf( ruled ),
			floating: first >= 0 && first < index,
			here,
		};
		const failing = failingOf( ruled, now );
		const checks = [
			...heldBy( ruled, now, failing ).map( ( rule ) => ( { holds: true, text: data.holds[ rule ] } ) ),
			...failing.map( ( reason ) => ( { holds: false, text: detailOf( reason, ruled, here, data ) } ) ),
		];
		return { survey, where: failing.length ? 'none' : now.where, checks };
	} );
}

function failingOf( asked: WidgetSurvey, situation: Situation ): Reason[] {
	const failing: Reason[] = [];
	let survey = asked;
	let now = situation;
	for (;;) {
		const reason = whyNot( survey, now );
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

/** Only rules that the survey has: one for all devices is not praised for fitting this one. */
function heldBy( { targeting }: WidgetSurvey, now: Situation, failing: readonly Reason[] ): Holds[] {
	const floats = now.where === 'floating' && ! failing.includes( 'not_floating' );
	const isRuledOut = targeting.page_rules.some( ( { logic } ) => failing.includes( logic ) );
	const held: Record< Holds, boolean > = {
		published: true,
		not_submitted: ! now.answered,
		has_place: now.where === 'inline',
		device: targeting.devices.length < ALL_DEVICES.length && ! failing.includes( 'device' ),
		country: targeting.by_country && ! failing.includes( 'country' ),
		page_rules: targeting.page_rules.length > 0 && ! isRuledOut,
		may_float: floats,
		is_first: floats && failing.length === 0,
	};
	return ( Object.keys( held ) as Holds[] ).filter( ( rule ) => held[ rule ] );
}
