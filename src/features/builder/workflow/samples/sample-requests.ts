import type { MailWish, WebhookWish } from '@/contract/types';
import { omit } from '@/lib/omit';
import { hasErrorsBelow } from '@/features/builder/draft/validation/field-errors';
import { areEmails, faultsInNotifications } from '@/features/builder/draft/validation/notifications';
import { isSavable } from '@/features/builder/draft/validation/validation';
import { type FormWebhook, type SurveyForm, webhookOf, webhooksOf } from '@/features/builder/draft/form/draft';
import { sentWebhook } from '@/features/builder/draft/form/webhooks';
import { previewedDraft } from '@/features/builder/preview/previewed-draft';

/** Returns null while the server would reject it. */
export function emailSampleRequest( form: SurveyForm ): MailWish | null {
	const { notifications } = form.draft;
	if ( notifications === undefined || ! isAskable( form ) ) {
		return null;
	}
	const { email } = notifications;
	const addresses = areEmails( email.addresses ) ? email.addresses.trim() : ''; // While an address is typed.
	return { survey: { ...previewedDraft( form ), notifications: { email: { ...email, addresses } } } };
}

/** Includes only this webhook: text typed in others doesn't affect it. */
export function webhookSampleRequest( form: SurveyForm, id: string ): WebhookWish | null {
	const webhook = webhookOf( form.draft, id );
	return webhook === undefined || ! isAskable( form ) || isWrong( form, webhook )
		? null
		: { survey: previewedDraft( form ), webhook: sentWebhook( webhook ) };
}

function isWrong( { draft }: SurveyForm, webhook: FormWebhook ): boolean {
	const path = `notifications.webhook.webhooks[${ String( webhooksOf( draft ).indexOf( webhook ) ) }]`;
	return hasErrorsBelow( faultsInNotifications( draft ), path );
}

/** Ignores errors in notifications. */
function isAskable( { draft }: SurveyForm ): boolean {
	return isSavable( omit( draft, 'notifications' ) );
}
