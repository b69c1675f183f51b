import type { WidgetStrings } from '../../src/contract/types';
import type { AnswerError } from '../flow/answer-rules';

/** The sentence for what is wrong at a place of the question on screen, or null. */
export function errorAt( errors: readonly AnswerError[], path: string, strings: WidgetStrings ): string | null {
	const error = errors.find( ( candidate ) => candidate.path === path );
	switch ( error?.rule ) {
		case undefined:
			return null;
		case 'email':
			return strings.invalid_email;
		case 'maxLength':
			return strings.too_long;
		default:
			return strings.required;
	}
}
