import { cleanAddress, cleanLine } from '@/features/builder/model/form/clean-text';
import type { SurveyDraft, SurveyNotifications, Webhook, WebhookHeader } from '@/contract/types';
import { isSame } from '@/lib/same';
import { without } from '@/lib/without';
import type { Draft, FormHeader, FormNotifications, FormRow, FormWebhook } from './draft';
import { freeId } from './new';

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

/** The defaults of the server. */
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

/** Nothing is stored of it: its value is empty, and not left to the server. */
export function newHeader( beside: readonly FormHeader[] ): FormHeader {
	return { id: freeId( beside ), key: '', value: '' };
}

export function newRow( beside: readonly FormRow[] ): FormRow {
	return { id: freeId( beside ), key: '', value: '' };
}

/** A first row is there from the start, empty. */
export function padded< Row >( rows: readonly Row[], make: ( beside: readonly Row[] ) => Row ): readonly Row[] {
	return rows.length === 0 ? [ make( rows ) ] : rows;
}

/** Nothing is in it yet. */
export function isBlank( { key, value = '' }: Pick< FormHeader, 'key' | 'value' > ): boolean {
	return key.trim() === '' && value === '';
}

/** An empty row is nobody's work. */
export function filled< Row extends FormHeader | FormRow >( rows: readonly Row[] = [] ): readonly Row[] {
	return rows.filter( ( row ) => ! isBlank( row ) );
}

export function sentNotifications( { email, webhook }: FormNotifications ): Sent & { email: object; webhook: object } {
	return {
		email: { ...email, addresses: cleanLine( email.addresses ) },
		webhook: { ...webhook, webhooks: webhook.webhooks.map( sentWebhook ) },
	};
}

/** What was not typed is not sent, so that it stays; what the server told of it never is. */
export function sentWebhook( webhook: FormWebhook ): SentWebhook {
	const { headers, body } = webhook;
	return {
		...without( webhook, 'stored' ),
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

/** Those between others keep their place, by which the server names what is wrong. */
function withoutBlankEnd< Row extends Pick< FormHeader, 'key' | 'value' > >( rows: readonly Row[] ): readonly Row[] {
	const filled = rows.map( ( row ) => ! isBlank( row ) );
	return rows.slice( 0, filled.lastIndexOf( true ) + 1 );
}

/** What is stored is what the server says is stored, whichever form of a webhook undo or a merge has brought back. */
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

/** Secret and values were given for another address, and have to be given again. */
export function isMoved( { stored, request_url: url }: FormWebhook ): boolean {
	return stored !== null && stored.request_url !== cleanAddress( url );
}

/**
 * What the server has for each header, as it finds it: by name, and where a name is there twice, the second for the
 * second; null where it has none.
 */
export function storedHeaders( { headers, stored }: FormWebhook ): readonly ( WebhookHeader | null )[] {
	const left = [ ...( stored?.headers ?? [] ) ];
	return headers.map( ( header ) => {
		const place = left.findIndex( ( { key } ) => key === header.key.trim() );
		return place === -1 ? null : ( left.splice( place, 1 )[ 0 ] ?? null );
	} );
}

/** As the owner's server would show it once it has been saved. */
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
