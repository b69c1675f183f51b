import { QUESTION_TYPES } from '@/contract/question-types';
import type { Draft, FormQuestion } from '../form/draft';
import type { Edit } from './edits';

/** Returns the questions that visitors see. */
export function shownOf( { questions }: Pick< Draft, 'questions' > ): FormQuestion[] {
	return questions.filter( ( { type } ) => ! QUESTION_TYPES[ type ].is_hidden );
}

/** Returns the questions of each page, as Survey::pages() does. */
export function pagesOf( draft: Pick< Draft, 'questions' > ): FormQuestion[][] {
	const pages: FormQuestion[][] = [];
	for ( const question of shownOf( draft ) ) {
		const last = pages.at( -1 );
		if ( last && question.settings.same_page ) {
			last.push( question );
		} else {
			pages.push( [ question ] );
		}
	}
	return pages;
}

/**
 * Keeps pages together after a question was added, removed, moved, or got another type. A question between two of one page
 * joins it, and one that is still next to a question of its page stays with it. Any other starts a page.
 */
export function pageEdits( before: Draft, after: Draft, changed: string ): Edit[] {
	const pageOf = new Map( pagesOf( before ).flatMap( ( page, number ) => page.map( ( { id } ) => [ id, number ] ) ) );
	const shown = shownOf( after );
	const place = shown.findIndex( ( { id } ) => id === changed );
	const question = shown[ place ];
	if ( question ) {
		const own = pageOf.get( changed );
		const above = pageOf.get( shown[ place - 1 ]?.id ?? '' );
		const below = pageOf.get( shown[ place + 1 ]?.id ?? '' );
		const isCopy = own === undefined && question.settings.same_page;
		const page = above === below || isCopy ? above : own === above || own === below ? own : undefined;
		pageOf.set( changed, page ?? -1 );
	}
	return shown.flatMap( ( { id, settings }, index ) => {
		const joins = pageOf.get( id ) === pageOf.get( shown[ index - 1 ]?.id ?? '' );
		return joins === ( settings.same_page === true ) ? [] : placed( id, joins );
	} );
}

/** The first question starts a page. */
export function firstPageEdits( draft: Draft ): Edit[] {
	const [ first ] = shownOf( draft );
	return first?.settings.same_page ? placed( first.id, false ) : [];
}

/** The server leaves out the setting if it's off. */
function placed( question: string, joins: boolean ): Edit[] {
	return [ { kind: 'set', of: { question }, path: 'settings.same_page', value: joins || undefined } ];
}
