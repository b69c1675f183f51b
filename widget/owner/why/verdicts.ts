import type { WidgetManifest, WidgetSurvey } from '../../../src/contract/types';
import { allReasons } from '../../shared/targeting/all-reasons';
import type { VisitContext, StoredState, Reason, Situation } from '../../shared/targeting/eligibility';
import { planPage } from '../../shared/targeting/plan';
import type { RuleName, ListedSurvey, WhyData } from './data';
import { detailOf } from './details';

export interface Check {
	holds: boolean;
	text: string;
}

export interface SurveyVerdict {
	survey: ListedSurvey;
	/** Where it is shown; `previewed` if only for someone previewing it. */
	where: 'floating' | 'inline' | 'none' | 'previewed';
	checks: Check[];
}

const KINDS_OF_DEVICE = 3;

/**
 * Returns the loader's current decision for each survey, by the loader's own predicate.
 *
 * @param knownOf returns this browser's data about a survey, as for the loader.
 */
export function checkSurveys(
	data: WhyData,
	manifest: WidgetManifest | null,
	placed: readonly number[],
	knownOf: ( survey: WidgetSurvey ) => StoredState,
	here: VisitContext
): SurveyVerdict[] {
	const surveys = manifest?.surveys ?? [];
	const plan = planPage( { surveys, preview: manifest?.preview ?? false }, placed, knownOf, here );
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
			isInline: placed.includes( survey.id ),
			...knownOf( ruled ),
			floating: first >= 0 && first < index,
			here,
		};
		const failing = allReasons( ruled, now );
		const checks = [
			...heldBy( ruled, now, failing ).map( ( rule ) => ( { holds: true, text: data.holds[ rule ] } ) ),
			...failing.map( ( reason ) => ( { holds: false, text: detailOf( reason, ruled, here, data ) } ) ),
		];
		const where = now.isInline ? 'inline' : 'floating';
		return { survey, where: failing.length ? 'none' : where, checks };
	} );
}

/** Returns the names whose value is true. */
function trueOf< Name extends string >( held: Record< Name, boolean > ): Name[] {
	const names: Name[] = [];
	for ( const name in held ) {
		if ( held[ name ] ) {
			names.push( name );
		}
	}
	return names;
}

/** Only rules that the survey has: one for all devices isn't listed as matching this one. */
function heldBy( { targeting }: WidgetSurvey, now: Situation, failing: readonly Reason[] ): RuleName[] {
	const floats = ! now.isInline && ! failing.includes( 'not_floating' );
	const isRuledOut = targeting.page_rules.some( ( { logic } ) => failing.includes( logic ) );
	const held: Record< RuleName, boolean > = {
		published: true,
		not_submitted: ! now.answered,
		has_place: now.isInline,
		device: targeting.devices.length < KINDS_OF_DEVICE && ! failing.includes( 'device' ),
		country: targeting.by_country && ! failing.includes( 'country' ),
		page_rules: targeting.page_rules.length > 0 && ! isRuledOut,
		may_float: floats,
		is_first: floats && failing.length === 0,
	};
	return trueOf( held );
}
