import { __ } from '@wordpress/i18n';
import type { FormWebhook } from '../form/draft';

export function webhookName( webhook: Pick< FormWebhook, 'name' > | undefined ): string {
	const name = webhook?.name.trim() ?? '';
	return name === '' ? __( 'Unnamed Webhook', 'userfeedback' ) : name;
}
