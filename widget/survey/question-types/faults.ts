import type { QuestionType } from '../../../src/contract/question-types';
import type { SubmittedAnswer, WidgetQuestion } from '../../../src/contract/types';
import type { Fault } from '../flow/answer-rules';
import { emailFault } from './email/email-answer';

/** Rules of types whose answers have a format, in addition to length and required answers. */
export const FAULTS: { [ Type in QuestionType ]?: ( ( value: SubmittedAnswer[ 'value' ] ) => Fault ) | undefined } = {
	email: emailFault,
};

interface Format {
	/** Returns the value to send for a typed one. */
	read: ( value: SubmittedAnswer[ 'value' ] ) => SubmittedAnswer[ 'value' ];
	fault: ( value: SubmittedAnswer[ 'value' ], question: WidgetQuestion ) => Fault;
}

/** Formats of the extended bundle's types. */
export const FORMATS: { [ Type in QuestionType ]?: Format } = {};
