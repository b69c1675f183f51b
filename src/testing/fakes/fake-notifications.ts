import type { SurveyDraft, SurveyNotifications, Webhook } from '@/contract/types';

type Told = NonNullable< SurveyDraft[ 'notifications' ] >;
type SentWebhook = NonNullable< NonNullable< Told[ 'webhook' ] >[ 'webhooks' ] >[ number ];

/** Notifications after a draft is stored: parts and secrets that aren't sent stay unchanged. */
export function storedNotifications( sent: Told | undefined, before: SurveyNotifications ): SurveyNotifications {
	const { email, webhook } = sent ?? {};
	return {
		email: email === undefined ? before.email : { ...before.email, ...email, logic: logicOf( email ) },
		webhook:
			webhook === undefined
				? before.webhook
				: {
						active: webhook.active ?? false,
						webhooks: ( webhook.webhooks ?? [] ).map( ( one ) => storedWebhook( one, before ) ),
					},
	};
}

function logicOf( { logic }: NonNullable< Told[ 'email' ] > ): SurveyNotifications[ 'email' ][ 'logic' ] {
	return { enable: false, action: 'send', conditions: [], ...logic };
}

function storedWebhook( sent: SentWebhook, before: SurveyNotifications ): Webhook {
	const was = before.webhook.webhooks.find( ( { id } ) => id === sent.id );
	const left = [ ...( was?.headers ?? [] ) ];
	return {
		id: sent.id ?? crypto.randomUUID(),
		name: sent.name ?? '',
		request_url: sent.request_url ?? '',
		request_method: sent.request_method ?? 'POST',
		request_format: sent.request_format ?? 'JSON',
		body: sent.body ?? [],
		headers: ( sent.headers ?? [] ).map( ( { key, value } ) => {
			const place = left.findIndex( ( header ) => header.key === key );
			const [ kept ] = place === -1 ? [] : left.splice( place, 1 );
			return { key, has_value: value === undefined ? kept?.has_value === true : value !== '' };
		} ),
		has_secret: sent.secret === undefined ? was?.has_secret === true : sent.secret !== '',
	};
}
