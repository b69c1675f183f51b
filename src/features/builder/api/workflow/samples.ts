import { api } from '@/api/client';
import type { MailSample, MailWish, TestedWebhook, WebhookSample, WebhookWish } from '@/contract/types';

/** The message that would be sent of a response, by a survey as it is being edited. */
export const sampleMail = ( wish: MailWish, signal: AbortSignal ): Promise< MailSample > =>
	api( 'POST /response-mail/sample', { body: wish, signal } );

/** The request that would be made of a response. */
export const sampleWebhook = ( wish: WebhookWish, signal: AbortSignal ): Promise< WebhookSample > =>
	api( 'POST /webhooks/sample', { body: wish, signal } );

/** Makes that request now. */
export const testWebhook = ( wish: WebhookWish ): Promise< TestedWebhook > =>
	api( 'POST /webhooks/test', { body: wish } );
