import type {
	PicturedOption,
	Question,
	QuestionConfig,
	QuestionSettings,
	Survey,
	SurveyComparison,
	SurveyNotifications,
	SurveySettings,
	Webhook,
	WebhookHeader,
	WebhookRow,
} from '@/contract/types';
import { isFuture } from '@/lib/labels/survey-state';

/** An option as it is edited, of any type: with an id that is unique in its question and isn't sent. */
export interface Option extends PicturedOption {
	readonly id: string;
	/** Its id on the server, which answers store: it stays when the label changes. Undefined until it is saved with a label. */
	readonly savedId?: string;
	/** True if visitors who choose it are asked for a text. */
	readonly isOther?: true;
}

/** A complete question as in the contract. */
export interface FormQuestion extends Omit< Question, 'config' > {
	config: Omit< QuestionConfig, 'options' | 'option_ids' | 'other' > & { options: readonly Option[] };
}

/** A header of a webhook, with an id that is unique among them. Its value is the typed one; without one, the stored one stays. */
export interface FormHeader {
	readonly id: string;
	key: string;
	value?: string;
}

/** A named value that a webhook sends, with an id that is unique in its webhook. */
export interface FormRow extends WebhookRow {
	readonly id: string;
}

/** Webhook data that the server stores but never returns, and the address they were set for. */
export interface StoredSecrets extends Pick< Webhook, 'request_url' | 'has_secret' > {
	headers: readonly WebhookHeader[];
}

export interface FormWebhook extends Omit< Webhook, 'headers' | 'body' | 'has_secret' > {
	readonly id: string;
	headers: readonly FormHeader[];
	body: readonly FormRow[];
	/** Typed; if undefined, the stored one stays. */
	secret?: string;
	/** The state the form was made from, regardless of later edits; null if the server has no such webhook. */
	readonly stored: StoredSecrets | null;
}

export interface FormNotifications extends Omit< SurveyNotifications, 'webhook' > {
	webhook: Omit< SurveyNotifications[ 'webhook' ], 'webhooks' > & { webhooks: readonly FormWebhook[] };
}

/**
 * The edited part of a survey: the contract's draft, with its names. Settings that a new survey doesn't have yet are missing,
 * and so are notifications that the editor can't change.
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
	/** Identifies a survey while it is being created: if the response is lost, a retry creates no second survey. */
	readonly token?: string;
	/** How many responses were counted when it was loaded or saved. */
	readonly responses?: number | undefined;
	/** How many responses each of its quotas had counted. */
	readonly quotas?: Survey[ 'quotas' ] | undefined;
	/** The visitors per thousand who could see it on that day, if it spreads its responses. */
	readonly shareToday?: number | undefined;
	/** The comparison with another version of it. */
	readonly comparison?: SurveyComparison | undefined;
	readonly draft: Draft;
}

/** Also true while its time is being chosen: until then it must not be published. */
export function isScheduled( { status, publish_at: moment }: Draft ): boolean {
	return status === 'publish' && moment !== null && ( isFuture( moment ) || ! isMoment( moment ) );
}

/** Checks for a UTC offset, which times of the API have; a time that is being chosen has none, see publishAtOf(). */
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

/** Returns the option that asks visitors for a text. */
export function otherOption( { config }: FormQuestion ): Option | undefined {
	return config.options.find( ( { isOther } ) => isOther );
}

export function questionOf( draft: Draft, id: string ): FormQuestion | undefined {
	return draft.questions.find( ( question ) => question.id === id );
}

/** True if only people with a single-use link can answer, on the survey's own page. */
export function isByInvitation( { settings: { share_page: page } }: Draft ): boolean {
	return page?.enabled === true && page.invited;
}

/** Settings that are left out if they are empty. */
export const OPTIONAL_TEXTS = [ 'help', 'low_label', 'high_label', 'image' ] as const;

/** Returns the optional texts that the owner wrote. */
export function textsOf( settings: QuestionSettings ): Partial< QuestionSettings > {
	const texts = OPTIONAL_TEXTS.map( ( name ) => [ name, settings[ name ]?.trim() ?? '' ] as const );
	return Object.fromEntries( texts.filter( ( [ , text ] ) => text !== '' ) );
}
