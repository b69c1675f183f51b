import type { Ruled } from '@widget/targeting/eligibility';
import type { TestedPage, TestedRival } from '@/contract/types';
import { type Answer, verdictOn } from '@/lib/shows/verdict';
import type { Visit } from '@/lib/shows/visit';

export interface Rival {
	title: string;
	/** Whether it shows there; never `no`. */
	answer: Exclude< Answer, 'no' >;
}

/**
 * The survey that comes first and has the corner of the page, or may have it; of the latter the first is told. The server
 * names those that come first of this one; a survey that was never saved comes first of all.
 */
export function rivalOf( survey: Ruled, { others }: TestedPage, visit: Visit, now: Date ): Rival | null {
	const rivals = others
		.filter( ( { id } ) => id !== survey.id )
		.flatMap( ( other ): Rival[] => {
			const { answer } = verdictOn( { ...other, floats: true, lacks: '' }, visit, isForCountry( other ), now );
			return answer === 'no' ? [] : [ { title: other.title, answer } ];
		} );
	return rivals.find( ( { answer } ) => answer === 'yes' ) ?? rivals[ 0 ] ?? null;
}

/** For which countries another survey is stays on the server. */
function isForCountry( { targeting }: TestedRival ): boolean | null {
	return targeting.by_country ? null : true;
}
