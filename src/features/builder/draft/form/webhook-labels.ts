import { __ } from '@wordpress/i18n';
import type { WebhookField } from '@/contract/types';
import type { FormWebhook } from './draft';

export function webhookName( webhook: Pick< FormWebhook, 'name' > | undefined ): string {
	const name = webhook?.name.trim() ?? '';
	return name === '' ? __( 'Unnamed Webhook', 'userfeedback' ) : name;
}

/** Returns the response fields to send besides answers, in the contract's order. */
export function webhookFieldLabels(): Record< WebhookField, string > {
	return {
		'survey.id': __( 'Survey ID', 'userfeedback' ),
		'survey.title': __( 'Survey title', 'userfeedback' ),
		'response.id': __( 'Response ID', 'userfeedback' ),
		'response.link': __( 'Response link', 'userfeedback' ),
		'response.date': __( 'Response date', 'userfeedback' ),
		'page.title': __( 'Page title', 'userfeedback' ),
		'page.url': __( 'Page URL', 'userfeedback' ),
	};
}
