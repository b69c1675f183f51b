import type { FormQuestion } from '@/features/builder/draft/form/draft';
import { isSame } from '@/lib/is-same';

/** Consecutive questions that are asked of everyone, or under the same conditions. */
export interface Section {
	logic: FormQuestion[ 'logic' ] | null;
	stops: readonly FormQuestion[];
}

export function sectionsOf( questions: readonly FormQuestion[] ): Section[] {
	return questions.reduce< Section[] >( ( sections, question ) => {
		const logic = question.logic.enabled ? question.logic : null;
		const last = sections.at( -1 );
		return last !== undefined && isSame( last.logic, logic )
			? [ ...sections.slice( 0, -1 ), { logic, stops: [ ...last.stops, question ] } ]
			: [ ...sections, { logic, stops: [ question ] } ];
	}, [] );
}
