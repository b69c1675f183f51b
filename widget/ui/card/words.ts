import { fill } from './format';
import type { View } from '../view';

/** "Question 2 of 3"; nothing where there is only one. */
export const progressText = ( { strings, number, count, isAbout }: View ): string =>
	count > 1 ? fill( isAbout ? strings.about : strings.progress, number, count ) : '';

/** Why the answers were not taken; they are still on screen then. */
export const troubleText = ( { phase, strings }: View ): string =>
	phase === 'failed' || phase === 'refused' ? strings[ phase ] : '';

/** The ending as it is read out: thanks, and the truth about where the answers are. */
export const endingText = ( { phase, strings, thankYou: { heading, text } }: View ): string =>
	[ ...heading, ...text ].map( ( piece ) => piece.text ).join( '' ) +
	( phase === 'kept' ? ` ${ strings.kept }` : '' );
