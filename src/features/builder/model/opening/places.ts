import { parsed } from '../operations/names';
import { type StepKey, stepOfField } from '../steps/steps';

/** The ending and the look of a survey are edited like questions, under these names. */
export const THANK_YOU = 'thank-you';
export const LOOK = 'look';

/** The rows of the outline below its questions, in their order. */
export const AFTER_QUESTIONS: readonly string[] = [ THANK_YOU, LOOK ];

export const TABS = [ 'question', 'settings', 'logic' ] as const;
export type Tab = ( typeof TABS )[ number ];

/** The cards of the Workflow step that open by themselves, besides one for each webhook, by its id. */
export const EMAIL = 'email';
export const WEBHOOKS = 'webhooks';
export const GOOGLE = 'google';

/** Where a field is drawn. */
export interface FieldPlace {
	step: StepKey;
	/** Of a question, or THANK_YOU, or LOOK; of the Workflow step a card; null for what is beside them. */
	opened: string | null;
	tab: Tab;
}

/** Null for a field that every step has. */
export function placeOf( field: string ): FieldPlace | null {
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
		return { step, opened: LOOK, tab: 'question' };
	}
	const [ , question = null, path = '' ] = /^questions\[([^\]]+)\]\.?(.*)$/.exec( field ) ?? [];
	return { step, opened: question, tab: tabOf( path ) };
}

function cardOf( field: string ): string {
	const { webhook } = parsed( field ).of;
	if ( field.startsWith( 'settings.google_drive' ) ) {
		return GOOGLE;
	}
	return webhook ?? ( field.startsWith( 'notifications.webhook' ) ? WEBHOOKS : EMAIL );
}

/** As the address of the Workflow step says which card is open. */
export function searchForCard( card: string | null ): string {
	return card === null ? '' : `?card=${ encodeURIComponent( card ) }`;
}

const SETTINGS = [
	'settings.required',
	'settings.randomize',
	'settings.comment_box',
	'settings.icon_color',
	'settings.icon_size',
	'config.include_name',
];

/** @param path of a field below its question */
export function tabOf( path: string ): Tab {
	return path.startsWith( 'logic' ) ? 'logic' : SETTINGS.includes( path ) ? 'settings' : 'question';
}

/** What is open, as the address has it. */
export function searchFor( opened: string | null, tab: Tab ): string {
	if ( opened === null ) {
		return '';
	}
	return `?question=${ encodeURIComponent( opened ) }${ tab === 'question' ? '' : `&tab=${ tab }` }`;
}

export function tabIn( name: string | null ): Tab {
	return TABS.find( ( tab ) => tab === name ) ?? 'question';
}
