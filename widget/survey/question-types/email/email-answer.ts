import type { SubmittedAnswer, WidgetQuestion } from '../../../../src/contract/types';
import type { Fault } from '../../flow/answer-rules';

/**
 * Matches the server's pattern, see Schema\StringFormat. A domain may use letters of any script, as Firefox doesn't
 * encode it: the server does.
 */
const EMAIL =
	/^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@([a-z\d\xA1-\uffff]([a-z\d\xA1-\uffff-]{0,61}[a-z\d\xA1-\uffff])?\.)+[a-z\d\xA1-\uffff]([a-z\d\xA1-\uffff-]{0,61}[a-z\d\xA1-\uffff])?$/i;

export const asksForName = ( { type, include_name: asksName }: WidgetQuestion ): boolean =>
	type === 'email' && asksName;

export const emailFault = ( value: SubmittedAnswer[ 'value' ] ): Fault => ! EMAIL.test( String( value ) ) && 'email';
