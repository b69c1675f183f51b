import type { WidgetQuestion } from '../../../src/contract/types';

/** True in a bundle where a page can have several questions. */
export const HAS_PAGES = EXTENDED && IN_EDITION[ 'question-options' ];

/** Returns the id of the first question that the survey has on the same page. */
export const pageOf = ( { id, page = id }: WidgetQuestion ): string => page;

/** Returns how many pages these questions are on. */
export const countPages = ( questions: readonly WidgetQuestion[], ids: readonly string[] ): number =>
	new Set( questions.filter( ( { id } ) => ids.includes( id ) ).map( pageOf ) ).size;

/** Returns all questions of the page where a path ends. */
export function lastPage( questions: readonly WidgetQuestion[], path: readonly string[] ): WidgetQuestion[] {
	const last = questions.find( ( { id } ) => id === path.at( -1 ) );
	return questions.filter( ( each ) => last && pageOf( each ) === pageOf( last ) );
}

/** Returns those of them that are on the path, which are on screen. */
export const shownQuestions = ( questions: readonly WidgetQuestion[], path: readonly string[] ): WidgetQuestion[] =>
	lastPage( questions, path ).filter( ( { id } ) => path.includes( id ) );
