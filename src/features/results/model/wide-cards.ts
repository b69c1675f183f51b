import type { QuestionStats } from '@/contract/types';

/**
 * Which of the cards take the full width: lists of texts, which are long, and charts that have no other next to them.
 * All others stand in pairs, so no card leaves a hole.
 */
export function wideCards(
	questions: readonly Pick< QuestionStats, 'id' | 'is_quantitative' >[]
): ReadonlySet< string > {
	const wide = new Set< string >();
	let alone: string | null = null;
	for ( const { id, is_quantitative: isChart } of questions ) {
		if ( isChart ) {
			alone = alone === null ? id : null;
		} else {
			wide.add( id );
			if ( alone !== null ) {
				wide.add( alone );
				alone = null;
			}
		}
	}
	return alone === null ? wide : wide.add( alone );
}
