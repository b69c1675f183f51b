import { __ } from '@wordpress/i18n';
import type { Boot, LastChange } from '@/contract/types';
import { formatTime } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

/** The reader and their time zone. */
type Reader = Pick< Boot, 'user_id' | 'time_zone' >;

/** True if the reader saved it, in another tab, window or browser. */
export function isOwnChange( change: LastChange | null, userId: number ): boolean {
	return change?.user_id === userId;
}

/** Returns who saved a survey and when, as a part of a sentence: “Ada at 14:02”. */
export function changedByText( change: LastChange | null, { user_id: userId, time_zone: timeZone }: Reader ): string {
	if ( change === null ) {
		return __( 'someone else', 'userfeedback' );
	}
	const when = formatTime( Date.parse( change.at ), timeZone );
	if ( isOwnChange( change, userId ) ) {
		/* translators: %s: time of day, or day and time. Part of a sentence: “changed by …” */
		return sprintf( __( 'you in another window at %s', 'userfeedback' ), when );
	}
	return change.name === ''
		? /* translators: %s: time of day, or day and time. Part of a sentence: “changed by …” */
			sprintf( __( 'someone else at %s', 'userfeedback' ), when )
		: /* translators: 1: name of a user, 2: time of day, or day and time. Part of a sentence: “changed by …” */
			sprintf( __( '%1$s at %2$s', 'userfeedback' ), change.name, when );
}
