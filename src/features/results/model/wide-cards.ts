import type { QuestionStats } from '@/contract/types';

/**
 * Cards that take the full width: lists of texts, which are long, and charts that have no other chart next to them. All others
 * are placed in pairs, so no card leaves a gap.
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
