import { LIMITS } from '@/contract/limits';
import { type Draft, webhookOf, webhooksOf } from '../form/draft';
import { newHeader, newRow, newWebhook } from '../form/webhooks';
import type { Edit } from './edits';
import { listAround, type Ref } from './items';

export function canAddWebhook( draft: Draft ): boolean {
	return draft.notifications !== undefined && webhooksOf( draft ).length < LIMITS.WEBHOOKS;
}

/** The first row is for input, and can't be removed. */
export function canRemoveOfWebhook( draft: Draft, of: Ref ): boolean {
	const { list, item } = listAround( draft, of );
	return item !== undefined && ( ( of.header === undefined && of.row === undefined ) || list[ 0 ] !== item );
}

/** Adding the first one also turns sending on. */
export function addedWebhook( draft: Draft, id: string ): readonly Edit[] {
	const after = webhooksOf( draft ).at( -1 )?.id ?? null;
	return canAddWebhook( draft )
		? [
				{ kind: 'put', of: { webhook: id }, item: newWebhook( id ), after },
				...( after === null
					? [ { kind: 'set', of: {}, path: 'notifications.webhook.active', value: true } as const ]
					: [] ),
			]
		: [];
}

export function addedHeader( draft: Draft, webhook: string, after?: string ): readonly Edit[] {
	const { headers = [] } = webhookOf( draft, webhook ) ?? {};
	const item = newHeader( headers );
	return headers.length < LIMITS.WEBHOOK_ROWS
		? [ { kind: 'put', of: { webhook, header: item.id }, item, after: after ?? headers.at( -1 )?.id ?? null } ]
		: [];
}

export function addedRow( draft: Draft, webhook: string, after?: string ): readonly Edit[] {
	const { body = [] } = webhookOf( draft, webhook ) ?? {};
	const item = newRow( body );
	return body.length < LIMITS.WEBHOOK_ROWS
		? [ { kind: 'put', of: { webhook, row: item.id }, item, after: after ?? body.at( -1 )?.id ?? null } ]
		: [];
}
