import { __, _n } from '@wordpress/i18n';
import type { Destination } from '@/contract/types';
import { formatNumber, formatTime } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

/** Returns the last delivery's result, and what comes next. Empty if there was no delivery yet. */
export function destinationInWords( destination: Destination, timeZone: string ): string {
	const { state, waiting, last_message: message, failing_since: since, next_at: next } = destination;
	const at = ( moment: string ) => formatTime( Date.parse( moment ), timeZone );
	const parts = [
		...( state === 'off'
			? [
					message === ''
						? __( 'Paused after repeated failures', 'userfeedback' )
						: /* translators: %s: why it was switched off, as a sentence */
							sprintf( __( 'Paused: %s', 'userfeedback' ), message ),
				]
			: [] ),
		...( state === 'failing' ? failing( since && at( since ), next && at( next ), message ) : [] ),
		...( state === 'ok' ? lastSent( destination.last_ok_at && at( destination.last_ok_at ) ) : [] ),
		...( waiting > 0
			? [
					sprintf(
						/* translators: %s: number of messages */
						_n( '%s pending', '%s pending', waiting, 'userfeedback' ),
						formatNumber( waiting )
					),
				]
			: [] ),
	];
	return parts.join( ' · ' );
}

export function lastSent( at: string | null ): string[] {
	/* translators: %s: time of day, or day and time */
	return at === null ? [] : [ sprintf( __( 'last sent %s', 'userfeedback' ), at ) ];
}

function failing( since: string | null, next: string | null, message: string ): string[] {
	const words =
		since === null
			? __( 'Failing', 'userfeedback' )
			: next === null
				? /* translators: %s: time of day, or day and time */
					sprintf( __( 'Failing since %s', 'userfeedback' ), since )
				: sprintf(
						/* translators: 1: when it began, 2: when it is tried next; each a time of day, or day and time */
						__( 'Failing since %1$s, next attempt at %2$s', 'userfeedback' ),
						since,
						next
					);
	return [ words, ...( message === '' ? [] : [ message ] ) ];
}
