import { __ } from '@wordpress/i18n';
import type { ApiError } from '@/api/api-error';
import { sprintf } from '@/lib/labels/sprintf';

interface Facts {
	/** Stored on site. */
	isStored: boolean;
	isBusy: boolean;
	isDirty: boolean;
	/** The error of the last save. */
	failure: ApiError | null;
	/** It conflicts with the same user's save from another window. */
	isOwnConflict: boolean;
	/** In the site's format: `14:02`. */
	savedAt: string | null;
}

export interface SaveState {
	kind: 'busy' | 'failed' | 'unsaved' | 'saved' | 'none';
	text: string;
}

/** Returns the line that always says where typed text is stored. */
export function saveStateOf( { isStored, isBusy, isDirty, failure, isOwnConflict, savedAt }: Facts ): SaveState {
	if ( isBusy ) {
		return { kind: 'busy', text: __( 'Saving…', 'userfeedback' ) };
	}
	if ( isDirty && failure !== null ) {
		/* translators: %s: why, such as “you are offline” */
		return {
			kind: 'failed',
			text: sprintf( __( 'Not saved: %s', 'userfeedback' ), inShort( failure, isOwnConflict ) ),
		};
	}
	if ( isDirty ) {
		return { kind: 'unsaved', text: __( 'Unsaved changes', 'userfeedback' ) };
	}
	if ( savedAt === null ) {
		return { kind: 'none', text: isStored ? '' : __( 'Not saved yet', 'userfeedback' ) };
	}
	/* translators: %s: time of day, or day and time */
	return { kind: 'saved', text: sprintf( __( 'Saved %s', 'userfeedback' ), savedAt ) };
}

function inShort( { kind, status }: ApiError, isOwnConflict: boolean ): string {
	switch ( kind ) {
		case 'offline':
			return __( 'you are offline', 'userfeedback' );
		case 'away':
			return __( 'your site can’t be reached', 'userfeedback' );
		case 'logged-out':
			return __( 'you were logged out', 'userfeedback' );
		case 'too-large':
			return __( 'the survey is too large', 'userfeedback' );
		case 'too-many':
			return __( 'your site is busy', 'userfeedback' );
		case 'broken':
			/* translators: %s: number of an HTTP status, such as 500 */
			return sprintf( __( 'error %s', 'userfeedback' ), String( status ) );
		case 'refused':
			return status !== 409
				? __( 'some fields need to be corrected', 'userfeedback' )
				: isOwnConflict
					? __( 'changed in another window', 'userfeedback' )
					: __( 'changed by someone else', 'userfeedback' );
	}
}
