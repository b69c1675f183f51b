import { api } from '@/api/client';
import type { MailSample, MailWish, TestedWebhook, WebhookSample, WebhookWish } from '@/contract/types';

/** Returns the message that a response would send, for a survey as it is being edited. */
export const sampleMail = ( wish: MailWish, signal: AbortSignal ): Promise< MailSample > =>
	api( 'POST /response-mail/sample', { body: wish, signal } );

/** Returns the request for a response. */
export const sampleWebhook = ( wish: WebhookWish, signal: AbortSignal ): Promise< WebhookSample > =>
	api( 'POST /webhooks/sample', { body: wish, signal } );

/** Sends that request now. */
export const testWebhook = ( wish: WebhookWish ): Promise< TestedWebhook > =>
	api( 'POST /webhooks/test', { body: wish } );
