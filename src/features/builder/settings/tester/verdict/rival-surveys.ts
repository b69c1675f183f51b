import type { TargetedSurvey } from '@widget/shared/targeting/eligibility';
import type { TestedPage, TestedRival } from '@/contract/types';
import { type Answer, verdictOn } from '@/lib/visibility/verdict';
import { isForSome } from '@/lib/visibility/visibility';
import type { Visit } from '@/lib/visibility/visit';

export interface Rival extends Pick< TestedRival, 'title' | 'behavior' > {
	/** The verdict for it there; never `no`. */
	answer: Exclude< Answer, 'no' >;
}

/**
 * Returns the survey that takes the page's corner first, or the first that may do so. The server names surveys with a higher
 * priority than this one; a survey that was never saved has the highest.
 */
export function rivalOf( survey: TargetedSurvey, { others }: TestedPage, visit: Visit, now: Date ): Rival | null {
	const rivals = others
		.filter( ( { id } ) => id !== survey.id )
		.flatMap( ( other ): Rival[] => {
			const { title, behavior } = other;
			const { answer } = verdictOn( { ...other, floats: true, lacks: '' }, visit, isForCountry( other ), now );
			const isPossible = answer === 'yes' && isForSome( other );
			return answer === 'no' ? [] : [ { title, behavior, answer: isPossible ? 'unknown' : answer } ];
		} );
	return rivals.find( ( { answer } ) => answer === 'yes' ) ?? rivals[ 0 ] ?? null;
}

/** The countries of another survey stay on the server. */
function isForCountry( { targeting }: TestedRival ): boolean | null {
	return targeting.by_country ? null : true;
}
