import type { Reason } from './eligibility';

/** For the site's owner, who looks at `window.userfeedback_no_show_reasons`; visitors never see these. */
const WORDS: Record< Reason, string > = {
	submitted: 'This browser has already answered the survey.',
	not_floating: 'The survey does not float and this page has no place for it.',
	another_first: 'Another survey floats on this page, and only one can.',
	not_live: 'The page has a place for the survey, but the survey is not published.',
};

export const inWords = ( reasons: Readonly< Record< number, Reason > > ): Record< number, string > =>
	Object.fromEntries( Object.entries( reasons ).map( ( [ id, reason ] ) => [ id, WORDS[ reason ] ] ) );
