import { parsePath } from '@/features/builder/draft/operations/paths-by-id';
import { type StepKey, stepOfField } from '@/features/builder/draft/steps';

/** The ending and look of a survey are edited like questions, under these names. */
export const THANK_YOU = 'thank-you';
export const BRANDING = 'look';

/** The outline's rows after the questions, in order. */
export const AFTER_QUESTIONS: readonly string[] = [ THANK_YOU, BRANDING ];

export const TABS = [ 'question', 'settings', 'logic' ] as const;
export type Tab = ( typeof TABS )[ number ];

/** Cards of the Workflow step that open separately, besides one for each webhook, by its id. */
export const EMAIL = 'email';
export const WEBHOOKS = 'webhooks';
export const GOOGLE = 'google';

/** Where a field is drawn. */
export interface FieldLocation {
	step: StepKey;
	/** Id of a question, or THANK_YOU, or BRANDING; a card of the Workflow step; null for fields outside them. */
	opened: string | null;
	tab: Tab;
}

/** Null for a field that every step has. */
export function locationOf( field: string ): FieldLocation | null {
	if ( field === 'title' ) {
		return null;
	}
	const step = stepOfField( field );
	if ( step === 'notifications' ) {
		return { step, opened: cardOf( field ), tab: 'question' };
	}
	if ( step !== 'questions' ) {
		return { step, opened: null, tab: 'question' };
	}
	if ( field.startsWith( 'settings.thank_you' ) ) {
		return { step, opened: THANK_YOU, tab: 'question' };
	}
	if ( field.startsWith( 'settings.theming' ) ) {
		return { step, opened: BRANDING, tab: 'question' };
	}
	const [ , question = null, path = '' ] = /^questions\[([^\]]+)\]\.?(.*)$/.exec( field ) ?? [];
	return { step, opened: question, tab: tabOf( path ) };
}

function cardOf( field: string ): string {
	const { webhook } = parsePath( field ).of;
	if ( field.startsWith( 'settings.google_drive' ) ) {
		return GOOGLE;
	}
	return webhook ?? ( field.startsWith( 'notifications.webhook' ) ? WEBHOOKS : EMAIL );
}

/** Returns the query that opens a card of the Workflow step. */
export function searchForCard( card: string | null ): string {
	return card === null ? '' : `?card=${ encodeURIComponent( card ) }`;
}

const SETTINGS = [
	'settings.required',
	'settings.randomize',
	'settings.comment_box',
	'settings.icon_color',
	'settings.icon_size',
	'settings.help',
	'settings.image',
	'settings.prefill',
	'settings.same_page',
	'config.include_name',
];

/** @param path path of a field in its question */
export function tabOf( path: string ): Tab {
	return path.startsWith( 'logic' ) ? 'logic' : SETTINGS.includes( path ) ? 'settings' : 'question';
}

/** Returns the query for the open item. */
export function searchFor( opened: string | null, tab: Tab ): string {
	if ( opened === null ) {
		return '';
	}
	return `?question=${ encodeURIComponent( opened ) }${ tab === 'question' ? '' : `&tab=${ tab }` }`;
}

export function tabIn( name: string | null ): Tab {
	return TABS.find( ( tab ) => tab === name ) ?? 'question';
}
