import { __, _n } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import type { FormNotifications } from '../draft/form/draft';
import { addressesIn, isEmail } from '../draft/validation/notifications';
import { listed } from '@/lib/labels/list-text';

type Email = FormNotifications[ 'email' ];

/** Returns recipients, without invalid addresses. */
export function recipientsIn( { addresses }: Pick< Email, 'addresses' > ): string[] {
	return addressesIn( addresses ).filter( isEmail );
}

export function frequencyLabel( frequency: Email[ 'frequency' ] ): string {
	switch ( frequency ) {
		case 'response':
			return __( 'Immediately, for each response', 'userfeedback' );
		case 'hourly':
			return __( 'Hourly, with all new responses', 'userfeedback' );
		case 'daily':
			return __( 'Daily, with all new responses', 'userfeedback' );
	}
}

/** Returns the closed card's text: recipients and frequency. */
export function emailInWords( email: Email ): string {
	const addresses = recipientsIn( email );
	const [ only = '' ] = addresses;
	if ( ! email.active ) {
		return __( 'Off', 'userfeedback' );
	}
	if ( addresses.length === 0 ) {
		return __( 'No recipients yet', 'userfeedback' );
	}
	const to =
		addresses.length === 1
			? /* translators: %s: an e-mail address */
				sprintf( __( 'To %s', 'userfeedback' ), only )
			: sprintf(
					/* translators: %s: number of e-mail addresses */
					_n( 'To %s address', 'To %s addresses', addresses.length, 'userfeedback' ),
					formatNumber( addresses.length )
				);
	return [ to, ...oftenInWords( email ) ].join( ', ' );
}

function oftenInWords( { frequency, logic }: Email ): string[] {
	return [
		...( frequency === 'hourly' ? [ __( 'hourly', 'userfeedback' ) ] : [] ),
		...( frequency === 'daily' ? [ __( 'daily', 'userfeedback' ) ] : [] ),
		...( logic.enable ? [ __( 'only for certain answers', 'userfeedback' ) ] : [] ),
	];
}

export function webhooksInWords( { active: isActive, webhooks }: FormNotifications[ 'webhook' ] ): string {
	return ! isActive
		? __( 'Off', 'userfeedback' )
		: webhooks.length === 0
			? __( 'No webhooks yet', 'userfeedback' )
			: webhookCount( webhooks.length );
}

function webhookCount( count: number ): string {
	/* translators: %s: number of webhooks */
	return sprintf( _n( '%s webhook', '%s webhooks', count, 'userfeedback' ), formatNumber( count ) );
}

/** The recipients of responses, as a line of the summary. */
export function afterAnswerInWords( { email, webhook }: FormNotifications, hasSheet: boolean ): string {
	const addresses = recipientsIn( email );
	const [ only = '' ] = addresses;
	const reached = webhook.webhooks.filter( ( { request_url: url } ) => url.trim() !== '' ).length;
	const told = [
		...( email.active && addresses.length > 0
			? [
					[
						addresses.length === 1
							? /* translators: %s: an e-mail address */
								sprintf( __( 'Email to %s', 'userfeedback' ), only )
							: sprintf(
									/* translators: %s: number of e-mail addresses */
									_n(
										'Email to %s address',
										'Email to %s addresses',
										addresses.length,
										'userfeedback'
									),
									formatNumber( addresses.length )
								),
						...oftenInWords( email ),
					].join( ', ' ),
				]
			: [] ),
		...( webhook.active && reached > 0 ? [ webhookCount( reached ) ] : [] ),
		...( hasSheet ? [ __( 'Google spreadsheet', 'userfeedback' ) ] : [] ),
	];
	return told.length === 0 ? __( 'No notifications', 'userfeedback' ) : listed( told );
}
