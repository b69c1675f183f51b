import type { WidgetStrings } from '../../../../src/contract/types';
import type { AnswerError } from '../../flow/answer-rules';

/**
 * Returns the message for an error in the question on screen, or nothing.
 *
 * @param missing the message for a missing answer.
 */
export function errorAt(
	errors: readonly AnswerError[],
	path: string,
	strings: WidgetStrings,
	missing = strings.required
): string | undefined {
	const rule = errors.find( ( error ) => error.path === path )?.rule;
	return (
		rule &&
		( ( rule === 'email' && strings.invalid_email ) ||
			( rule === 'maxLength' && strings.too_long ) ||
			( EXTENDED && rule !== 'required' && rule ) ||
			missing )
	);
}
