import { __ } from '@wordpress/i18n';
import type { WebhookField } from '@/contract/types';
import type { FormWebhook } from '../form/draft';

export function webhookName( webhook: Pick< FormWebhook, 'name' > | undefined ): string {
	const name = webhook?.name.trim() ?? '';
	return name === '' ? __( 'Unnamed Webhook', 'userfeedback' ) : name;
}

/** What can be sent of a response besides its answers, in the order of the contract. */
export function webhookFieldLabels(): Record< WebhookField, string > {
	return {
		'survey.id': __( 'Survey ID', 'userfeedback' ),
		'survey.title': __( 'Survey title', 'userfeedback' ),
		'response.id': __( 'Response ID', 'userfeedback' ),
		'response.link': __( 'Link to the response', 'userfeedback' ),
		'response.date': __( 'Date of the response', 'userfeedback' ),
		'page.title': __( 'Title of the page', 'userfeedback' ),
		'page.url': __( 'Address of the page', 'userfeedback' ),
	};
}
