import type { PrintedRating, RatingsOfPage } from '../../src/contract/types';
import { attempt } from '../attempt';
import { isWeb } from '../trust/is-web';
import { printedData } from '../trust/printed-data';

export const PLACES = '[data-userfeedback-rating]';

/** Null on a page without ratings, or when something on the way has broken what was printed. */
export function ratingsOfPage(): RatingsOfPage | null {
	const page = printedData( document, 'userfeedback-post-ratings' ) as RatingsOfPage | null;
	return attempt( () => page && isWeb( page.rest.root ) && page.words.question && page ) || null;
}

/**
 * What a place says. The author of a post can write such an element by hand, so nothing of it is believed: a number that
 * cannot be is none.
 */
export function printedRating( place: HTMLElement ): PrintedRating | null {
	const said = attempt(
		() => JSON.parse( place.dataset.userfeedbackRating ?? '' ) as Partial< PrintedRating > | null
	);
	const { id, nonce, at } = said ?? {};
	return isCount( id ) && id > 0 && typeof nonce === 'string' && nonce
		? { id, nonce, at: isCount( at ) ? at : 0, ...sumsOf( said ?? {} ) }
		: null;
}

/** Of any answer: an average out of nobody's votes is none. */
export function sumsOf( { average, total }: Partial< Record< string, unknown > > ): {
	average: number | null;
	total: number;
} {
	const votes = isCount( total ) ? total : 0;
	return {
		total: votes,
		average: votes && typeof average === 'number' && average >= 1 && average <= 5 ? average : null,
	};
}

export const isCount = ( value: unknown ): value is number => Number.isSafeInteger( value ) && ( value as number ) >= 0;
