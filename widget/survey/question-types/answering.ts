import { ANSWERING as OWN, EXTENDED_ANSWERING, type QuestionType } from '../../../src/contract/question-types';

/** Facts about answering each type that this bundle draws. */
export const ANSWERING = ( EXTENDED ? { ...OWN, ...EXTENDED_ANSWERING } : OWN ) as Record<
	QuestionType,
	( typeof OWN )[ keyof typeof OWN ]
>;
