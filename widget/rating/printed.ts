import type { PrintedRating, RatingsOfPage } from '../../src/contract/types';
import { parseJson } from '../shared/trust/json';

/** Throws if the page lacks it. Only a script element is read: a post's author can write other elements. */
export const ratingsOfPage = (): RatingsOfPage =>
	JSON.parse( document.querySelector( 'script#userfeedback-post-ratings' )?.textContent ?? '' ) as RatingsOfPage;

/**
 * Parses a place's data. A post's author can write such an element by hand, so any content is possible: a value that is no
 * number is never greater than one.
 */
export function printedRating( { dataset }: HTMLElement ): PrintedRating | undefined {
	const said = parseJson( dataset[ 'userfeedbackRating' ], ( rating: PrintedRating ) => rating.id > 0 );
	return said && { ...said, ...readTotals( said ) };
}

/** Reads any response: an average without votes, or outside the scale, becomes null. */
export function readTotals( said: object ): Pick< PrintedRating, 'average' | 'total' > {
	const { average, total } = said as { average: number; total: number };
	const isRated = total > 0;
	return { total: isRated ? total : 0, average: isRated && average >= 1 && average <= 5 ? average : null };
}
