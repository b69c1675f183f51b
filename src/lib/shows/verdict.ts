import { allReasons } from '@widget/targeting/all-reasons';
import type { Reason, Ruled } from '@widget/targeting/eligibility';
import { failingRule } from '@widget/targeting/page-rules';
import type { WidgetPageRule } from '@/contract/types';
import { DEVICES } from './devices';
import { hereOf, knows, type Visit } from './visit';

/** Whether a survey shows; not every visit is known well enough. */
export type Answer = 'yes' | 'no' | 'unknown';

export interface Verdict {
	answer: Answer;
	/** Why not, by the visitors' predicate; or what would speak against it, where that is not known. */
	reasons: readonly Reason[];
	/** Places of the page rules that do not hold, or of which that is not known. */
	rules: readonly number[];
}

/** A rule of which nothing is known, as if it held, and as if it did not. */
const HELD = { logic: 'page_url_not_contains', data: '' } as const;
const FAILED = { logic: 'page_url_contains', data: '' } as const;

/**
 * By the predicate of visitors' pages, for somebody who has not seen the survey. What is not known of a visit is taken
 * for the best and for the worst: where both are the same the answer is sure.
 *
 * @param isForCountry whether it is for the visitor's country; null where that is not known
 */
export function verdictOn( survey: Ruled, visit: Visit, isForCountry: boolean | null, now: Date ): Verdict {
	if ( visit.device === null ) {
		return shared( DEVICES.map( ( device ) => verdictOn( survey, { ...visit, device }, isForCountry, now ) ) );
	}
	const ask = ( isBest: boolean ): Reason[] =>
		allReasons( taken( survey, visit, isBest ), {
			preview: false,
			where: 'floating',
			floating: false,
			answered: null,
			closed: false,
			here: hereOf( visit, ( isForCountry ?? isBest ) ? [ survey.id ] : [], now ),
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

/** Of all devices, where nobody knows which it is. */
function shared( verdicts: readonly Verdict[] ): Verdict {
	const [ first = NOTHING ] = verdicts;
	const other = verdicts.find( ( { answer } ) => answer !== first.answer );
	return other === undefined ? first : { ...( first.answer === 'yes' ? other : first ), answer: 'unknown' };
}

const NOTHING: Verdict = { answer: 'unknown', reasons: [], rules: [] };

function taken( survey: Ruled, visit: Visit, isBest: boolean ): Ruled {
	const rules = survey.targeting.page_rules.map( ( rule ) =>
		knows( visit, rule.logic ) ? rule : { ...rule, ...( isBest ? HELD : FAILED ) }
	);
	return { ...survey, targeting: { ...survey.targeting, page_rules: rules } };
}

/** Each by itself: all of them are told, whatever joins them. */
function failingRules( { targeting }: Ruled, visit: Visit, now: Date, isUnknown: boolean ): number[] {
	const here = hereOf( visit, [], now );
	const fails = ( rule: WidgetPageRule ): boolean =>
		knows( visit, rule.logic ) ? ! isUnknown && failingRule( [ rule ], here ) !== null : isUnknown;
	return targeting.page_rules.flatMap( ( rule, place ) => ( fails( rule ) ? [ place ] : [] ) );
}
