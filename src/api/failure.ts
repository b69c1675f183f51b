import { __, _n, sprintf } from '@wordpress/i18n';

/** What went wrong, as far as an owner can do something about it. `refused`: the server says it better. */
export type FailureKind = 'offline' | 'away' | 'logged-out' | 'too-large' | 'too-many' | 'broken' | 'refused';

/** @param code of WordPress's error; those of our own server begin with our name */
export function kindOf( status: number, code: string ): FailureKind {
	if ( status === 0 ) {
		return navigator.onLine ? 'away' : 'offline';
	}
	if ( status === 401 || code === 'rest_cookie_invalid_nonce' ) {
		return 'logged-out';
	}
	if ( code.startsWith( 'userfeedback_' ) && status !== 429 ) {
		return 'refused';
	}
	if ( status === 413 ) {
		return 'too-large';
	}
	if ( status === 429 ) {
		return 'too-many';
	}
	return status >= 500 || code === 'invalid_json' ? 'broken' : 'refused';
}

interface Details {
	status: number;
	isWrite: boolean;
	seconds: number;
}

export function failureText( kind: FailureKind, { status, isWrite, seconds }: Details ): string {
	switch ( kind ) {
		case 'offline':
			return isWrite
				? __(
						'You are offline. What you typed is kept here; saving will work when you are back.',
						'userfeedback'
					)
				: __( 'You are offline. This page tries again when you are back.', 'userfeedback' );
		case 'away':
			return __( 'Your site could not be reached. Nothing is lost here; try again in a moment.', 'userfeedback' );
		case 'logged-out':
			return isWrite
				? __( 'You were logged out. Log in in a new tab, then press Save again.', 'userfeedback' )
				: __( 'You were logged out. Log in in a new tab, then try again here.', 'userfeedback' );
		case 'too-large':
			return __(
				'This is more than your server takes at once (413). Nothing was changed. Shorten it, or ask your host to raise the limit.',
				'userfeedback'
			);
		case 'too-many':
			return tooManyText( isWrite, seconds );
		case 'broken':
			return sprintf(
				isWrite
					? /* translators: %s: number of an HTTP status, such as 500 */
						__( 'Your site had an error (%s). Nothing was changed.', 'userfeedback' )
					: /* translators: %s: number of an HTTP status, such as 500 */
						__( 'Your site had an error (%s). Try again in a moment.', 'userfeedback' ),
				String( status )
			);
		case 'refused':
			return __( 'The site refused this without a reason.', 'userfeedback' );
	}
}

function tooManyText( isWrite: boolean, seconds: number ): string {
	const wait =
		seconds <= 0
			? __( 'Try again in a minute.', 'userfeedback' )
			: sprintf(
					/* translators: %s: a number of seconds */
					_n( 'Try again in %s second.', 'Try again in %s seconds.', seconds, 'userfeedback' ),
					String( seconds )
				);
	return isWrite
		? /* translators: %s: when to try again, as a sentence */
			sprintf( __( 'Your site is getting too many requests. Nothing was changed. %s', 'userfeedback' ), wait )
		: /* translators: %s: when to try again, as a sentence */
			sprintf( __( 'Your site is getting too many requests. %s', 'userfeedback' ), wait );
}
