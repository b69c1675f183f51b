import type {
	PicturedOption,
	Question,
	QuestionConfig,
	Survey,
	SurveyNotifications,
	SurveySettings,
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

/**
 * What is edited of a survey: the contract's draft, with its names. Settings that a new survey has not been given yet are
 * not there, nor are notifications that whoever edits may not change.
 */
export interface Draft extends Pick< Survey, 'title' | 'type' | 'publish_at' > {
	status: 'publish' | 'draft';
	questions: readonly FormQuestion[];
	settings: Pick< SurveySettings, 'thank_you' > & Partial< SurveySettings >;
	notifications?: SurveyNotifications;
	template?: string;
}

export interface SurveyForm {
	/** Null until the server has created the survey. */
	readonly id: number | null;
	/** The version this form was made from; null for a survey that is not stored yet. */
	readonly version: number | null;
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

export function questionOf( draft: Draft, id: string ): FormQuestion | undefined {
	return draft.questions.find( ( question ) => question.id === id );
}
