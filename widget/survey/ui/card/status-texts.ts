import { fill } from '../../../shared/text/format';
import type { View } from '../view';

/** Returns "Question 2 of 3"; nothing if there is only one. */
export const progressText = ( { strings, number, count, isAbout }: View ): string =>
	count > 1 ? fill( isAbout ? strings.about : strings.progress, number, count ) : '';

/** Returns why the answers weren't accepted; they are still on screen then. */
export const failureText = ( { phase, strings }: View ): string =>
	phase === 'failed' || phase === 'refused' ? strings[ phase ] : '';

/** Returns the ending for screen readers: thanks, and the actual state of the answers. */
export const endingText = ( { phase, strings, thankYou: { heading, text } }: View ): string =>
	[ ...heading, ...text ].map( ( piece ) => piece.text ).join( '' ) +
	( phase === 'kept' ? ` ${ strings.kept }` : '' );
