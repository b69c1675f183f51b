import { __, _n } from '@wordpress/i18n';
import { sprintf } from '@/lib/labels/sprintf';

/** The kinds of failure that an owner can act on. `refused`: the server's message is better. */
export type FailureKind = 'offline' | 'away' | 'logged-out' | 'too-large' | 'too-many' | 'broken' | 'refused';

/** @param code of WordPress's error; the plugin's own codes start with its name */
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
						'You’re offline. Your changes are still here, and you can save them when you’re back online.',
						'userfeedback'
					)
				: __( 'You’re offline. This page will try again when you’re back online.', 'userfeedback' );
		case 'away':
			return __( 'Couldn’t reach your site. Try again in a moment.', 'userfeedback' );
		case 'logged-out':
			return isWrite
				? __( 'You’re logged out. Log in from a new tab, then save again here.', 'userfeedback' )
				: __( 'You’re logged out. Log in from a new tab, then try again here.', 'userfeedback' );
		case 'too-large':
			return __(
				'This request is too large for your server (413), so nothing was changed. Shorten it, or ask your host to raise the limit.',
				'userfeedback'
			);
		case 'too-many':
			return tooManyText( isWrite, seconds );
		case 'broken':
			return sprintf(
				isWrite
					? /* translators: %s: number of an HTTP status, such as 500 */
						__(
							'Your site returned an error (%s), and your change may not have been saved. Try again in a moment.',
							'userfeedback'
						)
					: /* translators: %s: number of an HTTP status, such as 500 */
						__( 'Your site returned an error (%s). Try again in a moment.', 'userfeedback' ),
				String( status )
			);
		case 'refused':
			return __( 'Your site rejected the request without giving a reason.', 'userfeedback' );
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
