import { fill } from './format';
import type { View } from './view';

/** "Question 2 of 3"; nothing where there is only one. */
export const progressText = ( { strings, number, count }: View ): string =>
	count > 1 ? fill( strings.progress, number, count ) : '';

/** Thanks, and the truth about where the answers are. */
export const endingLines = ( { phase, strings, thankYou }: View ): string[] =>
	phase === 'refused' ? [ strings.refused ] : phase === 'kept' ? [ thankYou, strings.kept ] : [ thankYou ];
