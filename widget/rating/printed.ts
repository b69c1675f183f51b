import type { PrintedRating, RatingsOfPage } from '../../src/contract/types';
import { attempt } from '../attempt';

/** Throws where the page does not have it. Only a script's is read: the author of a post can write other elements. */
export const ratingsOfPage = (): RatingsOfPage =>
	JSON.parse( document.querySelector( 'script#userfeedback-post-ratings' )?.textContent as string ) as RatingsOfPage;

/**
 * What a place says. The author of a post can write such an element by hand, so whatever stands there is met: what is no
 * number cannot be larger than one.
 */
export function printedRating( { dataset }: HTMLElement ): PrintedRating | undefined {
	const said = attempt( () => JSON.parse( dataset[ 'userfeedbackRating' ] ?? '' ) as PrintedRating | null );
	return said && said.id > 0 ? { ...said, ...sumsOf( said ) } : undefined;
}

/** Of any answer: an average out of nobody's votes, or beyond the scale, is none. */
export function sumsOf( said: object ): Pick< PrintedRating, 'average' | 'total' > {
	const { average, total } = said as { average: number; total: number };
	const isRated = total > 0;
	return { total: isRated ? total : 0, average: isRated && average >= 1 && average <= 5 ? average : null };
}
