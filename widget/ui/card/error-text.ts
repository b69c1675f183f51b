import type { WidgetStrings } from '../../../src/contract/types';
import type { AnswerError } from '../../flow/answer-rules';

/**
 * The sentence for what is wrong at a place of the question on screen, or nothing.
 *
 * @param missing what is said of an answer that is not there.
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
		( ( rule === 'email' && strings.invalid_email ) || ( rule === 'maxLength' && strings.too_long ) || missing )
	);
}
