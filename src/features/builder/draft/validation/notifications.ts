import { __ } from '@wordpress/i18n';
import { sprintf } from '@/lib/labels/sprintf';
import { type Draft, type FormHeader, type FormNotifications, type FormWebhook, webhooksOf } from '../form/draft';
import { isBlank, isMoved, storedHeaders } from '../form/webhooks';
import { conditionFault } from '../logic/condition-faults';
import { isAddress } from '../targeting/page-rules';
import { cleanAddress, cleanLine } from '../form/clean-text';
import type { FieldErrors } from './field-errors';

/** Returns missing parts of notifications, as in the server's PublishRules. */
export function missingInNotifications( { questions, notifications }: Draft ): FieldErrors {
	const { active: isActive = false, logic } = notifications?.email ?? {};
	return Object.fromEntries(
		( isActive && logic?.enable ? logic.conditions : [] ).flatMap( ( condition, place ) => {
			const fault = conditionFault( condition, questions );
			return fault
				? [ [ `notifications.email.logic.conditions[${ String( place ) }].${ fault.field }`, fault.text ] ]
				: [];
		} )
	);
}

/** Mirrors the server's NotificationRules and CredentialRules. */
export function faultsInNotifications( draft: Draft ): FieldErrors {
	const { notifications } = draft;
	return notifications === undefined
		? {}
		: {
				...faultsInEmail( notifications.email ),
				...Object.fromEntries(
					webhooksOf( draft ).flatMap( ( webhook, place ) => faultsInWebhook( webhook, place ) )
				),
			};
}

function faultsInEmail( { active: isActive, addresses }: FormNotifications[ 'email' ] ): FieldErrors {
	const wrong = addressesIn( addresses ).find( ( address ) => ! EMAIL.test( address ) );
	return isActive && wrong !== undefined
		? {
				/* translators: %s: what was typed */
				'notifications.email.addresses': sprintf( __( '“%s” isn’t an email address.', 'userfeedback' ), wrong ),
			}
		: {};
}

const EMAIL =
	/^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/** Returns each mailbox once, like the server's OwnerText::emails(). */
export function addressesIn( addresses: string ): string[] {
	const all = cleanLine( addresses )
		.split( /[\s,;]+/ )
		.map( cleanAddress );
	return [ ...new Set( all.filter( ( address ) => address !== '' ) ) ];
}

export function isEmail( address: string ): boolean {
	return EMAIL.test( address );
}

/** An empty list is fine: then no email is sent. */
export function areEmails( addresses: string ): boolean {
	return addressesIn( addresses ).every( ( address ) => EMAIL.test( address ) );
}

type Fault = [ path: string, text: string ];

function faultsInWebhook( webhook: FormWebhook, place: number ): Fault[] {
	const path = `notifications.webhook.webhooks[${ String( place ) }]`;
	const url = cleanAddress( webhook.request_url );
	const isAskedAgain = isMoved( webhook );
	const stored = storedHeaders( webhook );
	const found: Fault[] = [];

	if ( url !== '' && ! isAddress( url ) ) {
		found.push( [
			`${ path }.request_url`,
			__( 'Enter a full URL, such as https://example.org/hook.', 'userfeedback' ),
		] );
	}
	if ( isAskedAgain && webhook.secret === undefined && webhook.stored?.has_secret === true ) {
		found.push( [ `${ path }.secret`, askAgain() ] );
	}
	webhook.headers.forEach( ( header, index ) => {
		const at = `${ path }.headers[${ String( index ) }]`;
		const isKept = header.value === undefined && header.key.trim() !== '';
		const name = problemOfName( header );
		if ( name !== null ) {
			found.push( [ `${ at }.key`, name ] );
		}
		if ( header.value !== undefined && ! isBlank( header ) && ! /^[\x20-\x7E]*$/.test( header.value ) ) {
			found.push( [
				`${ at }.value`,
				__(
					'Header values can contain only English letters, numbers, spaces, and symbols, on one line.',
					'userfeedback'
				),
			] );
		}
		if ( isKept && stored[ index ] === null ) {
			found.push( [ `${ at }.value`, __( 'This header has no saved value. Enter one.', 'userfeedback' ) ] );
		} else if ( isKept && isAskedAgain && stored[ index ]?.has_value === true ) {
			found.push( [ `${ at }.value`, askAgain() ] );
		}
	} );
	return found;
}

/** RFC 9110's token, and the headers that the site sets itself. */
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const OURS = /^(host|content-length|transfer-encoding|connection|expect|proxy-.*|webhook-.*)$/i;

function problemOfName( header: FormHeader ): string | null {
	const key = header.key.trim();
	if ( isBlank( header ) ) {
		return null;
	}
	if ( ! NAME.test( key ) ) {
		return __( 'This isn’t a valid header name.', 'userfeedback' );
	}
	return OURS.test( key ) ? __( 'Your site sets this header, so you can’t change it.', 'userfeedback' ) : null;
}

function askAgain(): string {
	return __( 'The webhook’s URL changed. Enter this value again for the new URL, or remove it.', 'userfeedback' );
}
