import type { QuestionType } from '../../../src/contract/question-types';
import type { SubmittedAnswer } from '../../../src/contract/types';
import type { Fault } from '../flow/answer-rules';
import { emailFault } from './email/email-answer';

/** Rules of types whose answers have a format, in addition to length and required answers. */
export const FAULTS: { [ Type in QuestionType ]?: ( ( value: SubmittedAnswer[ 'value' ] ) => Fault ) | undefined } = {
	email: emailFault,
};
