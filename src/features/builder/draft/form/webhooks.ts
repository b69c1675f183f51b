import { cleanAddress, cleanLine } from './clean-text';
import type { SurveyDraft, SurveyNotifications, Webhook, WebhookHeader } from '@/contract/types';
import { isSame } from '@/lib/is-same';
import { omit } from '@/lib/omit';
import type { Draft, FormHeader, FormNotifications, FormRow, FormWebhook } from './draft';
import { freeId } from './new-draft';

type Sent = NonNullable< SurveyDraft[ 'notifications' ] >;
type SentWebhook = NonNullable< NonNullable< Sent[ 'webhook' ] >[ 'webhooks' ] >[ number ];

export function formNotificationsOf( { email, webhook }: SurveyNotifications ): FormNotifications {
	return { email, webhook: { ...webhook, webhooks: webhook.webhooks.map( formWebhookOf ) } };
}

function formWebhookOf( { has_secret: hasSecret, headers, body, ...webhook }: Webhook ): FormWebhook {
	return {
		...webhook,
		headers: padded(
			headers.map( ( { key }, place ) => ( { id: String( place + 1 ), key } ) ),
			newHeader
		),
		body: padded(
			body.map( ( row, place ) => ( { ...row, id: String( place + 1 ) } ) ),
			newRow
		),
		stored: { request_url: webhook.request_url, has_secret: hasSecret, headers },
	};
}

/** Uses the server's defaults. */
export function newWebhook( id: string ): FormWebhook {
	return {
		id,
		name: '',
		request_url: '',
		request_method: 'POST',
		request_format: 'JSON',
		headers: padded< FormHeader >( [], newHeader ),
		body: padded< FormRow >( [], newRow ),
		stored: null,
	};
}

/** Has no stored value, so its value is empty instead of left to the server. */
export function newHeader( siblingOf: readonly FormHeader[] ): FormHeader {
	return { id: freeId( siblingOf ), key: '', value: '' };
}

export function newRow( siblingOf: readonly FormRow[] ): FormRow {
	return { id: freeId( siblingOf ), key: '', value: '' };
}

/** Adds a first empty row if there is none. */
export function padded< Row >( rows: readonly Row[], make: ( siblingOf: readonly Row[] ) => Row ): readonly Row[] {
	return rows.length === 0 ? [ make( rows ) ] : rows;
}

/** Checks if it is empty. */
export function isBlank( { key, value = '' }: Pick< FormHeader, 'key' | 'value' > ): boolean {
	return key.trim() === '' && value === '';
}

/** Returns rows that have content. */
export function filled< Row extends FormHeader | FormRow >( rows: readonly Row[] = [] ): readonly Row[] {
	return rows.filter( ( row ) => ! isBlank( row ) );
}

export function sentNotifications( { email, webhook }: FormNotifications ): Sent & { email: object; webhook: object } {
	return {
		email: { ...email, addresses: cleanLine( email.addresses ) },
		webhook: { ...webhook, webhooks: webhook.webhooks.map( sentWebhook ) },
	};
}

/** Leaves out values that weren't typed, so that they stay, and everything the server returned about them. */
export function sentWebhook( webhook: FormWebhook ): SentWebhook {
	const { headers, body } = webhook;
	return {
		...omit( webhook, 'stored' ),
		name: webhook.name.trim(),
		request_url: cleanAddress( webhook.request_url ),
		headers: withoutBlankEnd( headers ).map( sentHeader ),
		body: withoutBlankEnd( body ).map( ( { key, value } ) => ( { key: key.trim(), value } ) ),
	};
}

function sentHeader( header: FormHeader ): { key: string; value?: string } {
	const key = header.key.trim();
	return header.value === undefined || isBlank( header ) ? { key } : { key, value: header.value };
}

/** Keeps blank rows between others, because the server names errors by position. */
function withoutBlankEnd< Row extends Pick< FormHeader, 'key' | 'value' > >( rows: readonly Row[] ): readonly Row[] {
	const filled = rows.map( ( row ) => ! isBlank( row ) );
	return rows.slice( 0, filled.lastIndexOf( true ) + 1 );
}

/** Sets stored secrets to what the server says is stored, whichever version of a webhook undo or a merge has restored. */
export function withStored( draft: Draft, base: Draft | null ): Draft {
	const { notifications } = draft;
	if ( notifications === undefined ) {
		return draft;
	}
	const { webhooks } = notifications.webhook;
	const known = new Map( base?.notifications?.webhook.webhooks.map( ( { id, stored } ) => [ id, stored ] ) );
	const now = webhooks.map( ( webhook ) => {
		const stored = known.get( webhook.id ) ?? null;
		return isSame( stored, webhook.stored ) ? webhook : { ...webhook, stored };
	} );
	return now.every( ( webhook, place ) => webhook === webhooks[ place ] )
		? draft
		: { ...draft, notifications: { ...notifications, webhook: { ...notifications.webhook, webhooks: now } } };
}

/** The secret and values were set for another address, and have to be entered again. */
export function isMoved( { stored, request_url: url }: FormWebhook ): boolean {
	return stored !== null && stored.request_url !== cleanAddress( url );
}

/**
 * Returns the server's value for each header, matched like the server does: by name, and for repeated names in order; null if
 * it has none.
 */
export function storedHeaders( { headers, stored }: FormWebhook ): readonly ( WebhookHeader | null )[] {
	const left = [ ...( stored?.headers ?? [] ) ];
	return headers.map( ( header ) => {
		const place = left.findIndex( ( { key } ) => key === header.key.trim() );
		return place === -1 ? null : ( left.splice( place, 1 )[ 0 ] ?? null );
	} );
}

/** Returns it as the owner's server would show it after saving. */
export function shownOf( webhook: FormWebhook ): object {
	const { secret, stored, headers, body, ...rest } = webhook;
	const kept = storedHeaders( webhook );
	return {
		...rest,
		has_secret: secret === undefined ? stored?.has_secret === true : secret !== '',
		headers: headers
			.map( ( header, place ) => ( {
				key: header.key.trim(),
				has_value: header.value === undefined ? kept[ place ]?.has_value === true : header.value !== '',
				isBlank: isBlank( header ),
			} ) )
			.filter( ( header ) => ! header.isBlank ),
		body: body.filter( ( row ) => ! isBlank( row ) ).map( ( { key, value } ) => ( { key: key.trim(), value } ) ),
	};
}
