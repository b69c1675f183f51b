import { __ } from '@wordpress/i18n';
import type { Delivery } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import type { Status } from './list-view';

export type Channel = Delivery[ 'channel' ];

/** Names of the channels, in the order of their filter. */
export const CHANNELS: Readonly< Record< Channel, () => string > > = {
	email: () => __( 'Email', 'userfeedback' ),
	webhook: () => __( 'Webhook', 'userfeedback' ),
	google: () => __( 'Google Drive', 'userfeedback' ),
	hook: () => __( 'Other plugins', 'userfeedback' ),
};

export function channelLabel( channel: Channel ): string {
	return CHANNELS[ channel ]();
}

export function statusLabel( status: Status ): string {
	switch ( status ) {
		case 'all':
			return __( 'All', 'userfeedback' );
		case 'waiting':
			return __( 'Pending', 'userfeedback' );
		case 'retrying':
			return __( 'Retrying', 'userfeedback' );
		case 'delivered':
			return __( 'Delivered', 'userfeedback' );
		case 'failed':
			return __( 'Failed', 'userfeedback' );
	}
}

/** The site can't know if an email arrived: it only passes it to its mail server. */
export function stateLabel( { channel, state }: Pick< Delivery, 'channel' | 'state' > ): string {
	return channel === 'email' && state === 'delivered' ? __( 'Sent', 'userfeedback' ) : statusLabel( state );
}

/** The other server's response to the last try. */
export function resultInWords( { status, message, took, tried_at: at }: Delivery ): string {
	const parts = [
		...( status > 0 && ! message.includes( String( status ) ) ? [ String( status ) ] : [] ),
		...( message === '' ? [] : [ message ] ),
		/* translators: %s: number of milliseconds */
		...( at !== null && took > 0 ? [ sprintf( __( '%s ms', 'userfeedback' ), formatNumber( took ) ) ] : [] ),
	];
	return parts.join( ' · ' ).replace( '. · ', ' · ' ); // Some messages are sentences.
}

/** A pending delivery is sent earlier; a finished one is sent again. */
export function againLabel( { state }: Pick< Delivery, 'state' > ): string {
	return state === 'waiting' || state === 'retrying'
		? __( 'Retry now', 'userfeedback' )
		: __( 'Resend', 'userfeedback' );
}

/** Returns its name in “Select …”. */
export function nameOf( { channel, to }: Pick< Delivery, 'channel' | 'to' > ): string {
	return to === ''
		? channelLabel( channel )
		: /* translators: 1: Email or Webhook, 2: an e-mail address, or the name of a webhook */
			sprintf( __( '%1$s: %2$s', 'userfeedback' ), channelLabel( channel ), to );
}
