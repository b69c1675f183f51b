import { LIMITS } from '@/contract/limits';
import type { Draft } from './draft';
import { untitled } from './new-draft';

/**
 * Returns the title to save a survey under: that of its first question until the owner sets one. Publishing fixes it.
 *
 * @param given the last such title, which the form has taken over from the server
 */
export function titleToSave( { title, questions }: Draft, given: string | null ): string {
	if ( title !== untitled() && title !== given ) {
		return title;
	}
	const first = ( questions[ 0 ]?.title ?? '' ).replace( /\s+/g, ' ' ).trim();
	return first === '' ? title : Array.from( first ).slice( 0, LIMITS.SURVEY_TITLE ).join( '' ).trim();
}
