import type { PageContext, Submission, SubmittedAnswer } from '../../../src/contract/types';
import { LIMITS } from '../../../src/contract/limits';
import type { Device } from '../../targeting/devices';
import { storable } from '../text';

/** The widget names each of its responses, so that none is stored twice. */
export type NamedSubmission = Submission & { token: string };

/** What is sent: answers, the page they were given on, and the ids that make a repeat harmless. */
export function makeSubmission(
	answers: SubmittedAnswer[],
	page: Pick< PageContext, 'id' | 'name' >,
	url: string,
	nonce: string,
	token: string,
	/** Of the page; what is no tag is not told. */
	language = '',
	/** What the survey was shown by. */
	device?: Device
): NamedSubmission {
	return {
		answers,
		page_submitted: {
			id: page.id,
			name: Array.from( storable( page.name ) ).slice( 0, LIMITS.PAGE_NAME ).join( '' ),
			url: shortened( url ),
		},
		nonce,
		token,
		...( /^[\w-]{2,35}$/.test( language ) && { language } ),
		...( device && { device } ),
	};
}

/** An address that is too long says where without its query; a strange page must not cost an answer. */
function shortened( url: string ): string {
	const short = url.length > LIMITS.URL ? url.replace( /[?#].*$/s, '' ) : url;
	return short.length > LIMITS.URL ? '' : short;
}
