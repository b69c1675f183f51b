import type { PageContext, Submission, SubmittedAnswer } from '../../../../src/contract/types';
import { LIMITS } from '../../../../src/contract/limits';
import type { Device } from '../../../shared/targeting/devices';
import { removeControlCharacters } from '../../../shared/text/text';

/** The widget gives each response a token, so that none is stored twice. */
export type NamedSubmission = Submission & { token: string };

/** Builds the request: answers, the page they were given on, and the ids that make a repeat harmless. */
export function makeSubmission(
	answers: SubmittedAnswer[],
	page: Pick< PageContext, 'id' | 'name' >,
	url: string,
	nonce: string,
	token: string,
	/** The page's language, if it's a valid tag. */
	language = '',
	/** The device that showed the survey. */
	device?: Device
): NamedSubmission {
	return {
		answers,
		page_submitted: {
			id: page.id,
			name: Array.from( removeControlCharacters( page.name ) ).slice( 0, LIMITS.PAGE_NAME ).join( '' ),
			url: shortened( url ),
		},
		nonce,
		token,
		...( /^[\w-]{2,35}$/.test( language ) && { language } ),
		...( device && { device } ),
	};
}

/** Removes the query of a URL that is too long; a strange page URL must not lose an answer. */
function shortened( url: string ): string {
	const short = url.length > LIMITS.URL ? url.replace( /[?#].*$/s, '' ) : url;
	return short.length > LIMITS.URL ? '' : short;
}
