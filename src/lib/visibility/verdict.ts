import { allReasons } from '@widget/shared/targeting/all-reasons';
import type { Gate, Reason, TargetedSurvey } from '@widget/shared/targeting/eligibility';
import { failingRule } from '@widget/shared/targeting/page-rules';
import type { WidgetPageRule } from '@/contract/types';
import { DEVICES } from './devices';
import { visitContext, isKnown, type Visit } from './visit';

/** A survey's visibility; unknown if data about the visit is missing. */
export type Answer = 'yes' | 'no' | 'unknown';

export interface Verdict {
	answer: Answer;
	/** Reasons against showing it, from the visitors' check; if unknown, the possible reasons. */
	reasons: readonly Reason[];
	/** Indexes of the page rules that fail or can't be checked. */
	rules: readonly number[];
}

/** Stand-ins for an untestable rule: one always passes, one always fails. */
const HELD = { logic: 'page_url_not_contains', data: '' } as const;
const FAILED = { logic: 'page_url_contains', data: '' } as const;

/**
 * Uses the visitor page's own check, for a visitor who hasn't seen the survey. Unknown facts are tested at their best and at
 * their worst: if both results are equal, the answer is certain.
 *
 * @param isForCountry true if the visitor's country is included; null if unknown
 */
export function verdictOn( survey: TargetedSurvey, visit: Visit, isForCountry: boolean | null, now: Date ): Verdict {
	if ( visit.device === null ) {
		return shared( DEVICES.map( ( device ) => verdictOn( survey, { ...visit, device }, isForCountry, now ) ) );
	}
	const ask = ( isBest: boolean ): Reason[] =>
		allReasons( taken( survey, visit, isBest ), {
			preview: false,
			isInline: false,
			floating: false,
			answered: null,
			closed: false,
			here: visitContext( visit, ofCountry( isForCountry ?? isBest ), now ),
		} );
	const atBest = ask( true );
	if ( atBest.length > 0 ) {
		return { answer: 'no', reasons: atBest, rules: failingRules( survey, visit, now, false ) };
	}
	const atWorst = ask( false );
	return atWorst.length === 0
		? { answer: 'yes', reasons: [], rules: [] }
		: { answer: 'unknown', reasons: atWorst, rules: failingRules( survey, visit, now, true ) };
}

/** A visitor who has seen no survey yet, and is in the share of each. */
function ofCountry( isForCountry: boolean ): Gate {
	return ( { targeting } ) => ( targeting.by_country && ! isForCountry ? 'country' : '' );
}

/** Combines the verdicts of all devices if it is unknown. */
function shared( verdicts: readonly Verdict[] ): Verdict {
	const [ first = NOTHING ] = verdicts;
	const other = verdicts.find( ( { answer } ) => answer !== first.answer );
	return other === undefined ? first : { ...( first.answer === 'yes' ? other : first ), answer: 'unknown' };
}

const NOTHING: Verdict = { answer: 'unknown', reasons: [], rules: [] };

function taken( survey: TargetedSurvey, visit: Visit, isBest: boolean ): TargetedSurvey {
	const rules = survey.targeting.page_rules.map( ( rule ) =>
		isKnown( visit, rule.logic ) ? rule : { ...rule, ...( isBest ? HELD : FAILED ) }
	);
	return { ...survey, targeting: { ...survey.targeting, page_rules: rules } };
}

/** Tests each rule alone and returns all that fail, however joined. */
function failingRules( { targeting }: TargetedSurvey, visit: Visit, now: Date, isUnknown: boolean ): number[] {
	const here = visitContext( visit, ofCountry( false ), now );
	const fails = ( rule: WidgetPageRule ): boolean =>
		isKnown( visit, rule.logic ) ? ! isUnknown && failingRule( [ rule ], here ) !== null : isUnknown;
	return targeting.page_rules.flatMap( ( rule, place ) => ( fails( rule ) ? [ place ] : [] ) );
}
