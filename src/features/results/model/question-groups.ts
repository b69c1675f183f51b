import type { QuestionStats } from '@/contract/types';

/** Questions that are shown as one: the items of a ranking, or a question alone. */
export type QuestionGroup = readonly [ QuestionStats, ...QuestionStats[] ];

export function groupsOf( questions: readonly QuestionStats[] ): readonly QuestionGroup[] {
	const groups = new Map< string, [ QuestionStats, ...QuestionStats[] ] >();
	for ( const question of questions ) {
		const id = question.ranking?.id ?? question.id;
		const group = groups.get( id );
		if ( group ) {
			group.push( question );
		} else {
			groups.set( id, [ question ] );
		}
	}
	return [ ...groups.values() ];
}
