import type {
	PicturedOption,
	Question,
	QuestionConfig,
	Survey,
	SurveyNotifications,
	SurveySettings,
	Webhook,
	WebhookHeader,
	WebhookRow,
} from '@/contract/types';
import { isFuture } from '@/lib/survey-state';

/** An option as it is edited, whatever its type: with an id of its own among those of its question, which is not sent. */
export interface Option extends PicturedOption {
	readonly id: string;
}

/** A question as the contract has it, whole. */
export interface FormQuestion extends Omit< Question, 'config' > {
	config: Omit< QuestionConfig, 'options' > & { options: readonly Option[] };
}

/** A header of a webhook, with an id of its own among them. Its value is what was typed; without one, the stored one stays. */
export interface FormHeader {
	readonly id: string;
	key: string;
	value?: string;
}

/** What a webhook sends under a name, with an id of its own among those of its webhook. */
export interface FormRow extends WebhookRow {
	readonly id: string;
}

/** What the server keeps of a webhook and tells nobody, and the address that it was given for. */
export interface StoredSecrets extends Pick< Webhook, 'request_url' | 'has_secret' > {
	headers: readonly WebhookHeader[];
}

export interface FormWebhook extends Omit< Webhook, 'headers' | 'body' | 'has_secret' > {
	readonly id: string;
	headers: readonly FormHeader[];
	body: readonly FormRow[];
	/** Typed; without it the stored one stays. */
	secret?: string;
	/** Of what the form was made from, whatever else happens in the form; null where the server has no such webhook. */
	readonly stored: StoredSecrets | null;
}

export interface FormNotifications extends Omit< SurveyNotifications, 'webhook' > {
	webhook: Omit< SurveyNotifications[ 'webhook' ], 'webhooks' > & { webhooks: readonly FormWebhook[] };
}

/**
 * What is edited of a survey: the contract's draft, with its names. Settings that a new survey has not been given yet are
 * not there, nor are notifications that whoever edits may not change.
 */
export interface Draft extends Pick< Survey, 'title' | 'type' | 'publish_at' > {
	status: 'publish' | 'draft';
	questions: readonly FormQuestion[];
	settings: Pick< SurveySettings, 'thank_you' > & Partial< SurveySettings >;
	notifications?: FormNotifications;
	template?: string;
}

export interface SurveyForm {
	/** Null until the server has created the survey. */
	readonly id: number | null;
	/** The version this form was made from; null for a survey that is not stored yet. */
	readonly version: number | null;
	/** What a survey that is to be created is called meanwhile: should the answer be lost, a second try is the same survey. */
	readonly token?: string;
	readonly draft: Draft;
}

/** While its moment is being chosen too: until then it must not be published. */
export function isScheduled( { status, publish_at: moment }: Draft ): boolean {
	return status === 'publish' && moment !== null && ( isFuture( moment ) || ! isMoment( moment ) );
}

/** A moment of the API says how far it is from UTC; what is still being chosen does not, see publishAtOf(). */
export function isMoment( publishAt: string ): boolean {
	return /(?:Z|[+-]\d\d:\d\d)$/.test( publishAt );
}

export function webhooksOf( { notifications }: Draft ): readonly FormWebhook[] {
	return notifications?.webhook.webhooks ?? NO_WEBHOOKS;
}

const NO_WEBHOOKS: readonly FormWebhook[] = [];

export function webhookOf( draft: Draft, id: string ): FormWebhook | undefined {
	return webhooksOf( draft ).find( ( webhook ) => webhook.id === id );
}

export function questionOf( draft: Draft, id: string ): FormQuestion | undefined {
	return draft.questions.find( ( question ) => question.id === id );
}
