import { __ } from '@wordpress/i18n';
import type { SurveySettings } from '@/contract/types';

export type StepKey = 'setup' | 'questions' | 'settings' | 'notifications' | 'publish';

export interface Step {
	key: StepKey;
	label: () => string;
	/** Hidden after the owner's first save. */
	isOnlyNew?: true;
}

/** An edition without targeting and timing has one switch of this step, which moves to the last. */
export const HAS_SETTINGS = IN_EDITION[ 'page-targeting' ] || IN_EDITION.behavior;

/** In order: each needs a line here, and one in routes.tsx. Numbers and links follow. */
export const STEPS: readonly Step[] = [
	{ key: 'setup', label: () => __( 'Setup', 'userfeedback' ), isOnlyNew: true },
	{ key: 'questions', label: () => __( 'Questions', 'userfeedback' ) },
	...( HAS_SETTINGS ? [ { key: 'settings', label: () => __( 'Settings', 'userfeedback' ) } as const ] : [] ),
	{ key: 'notifications', label: () => __( 'Workflow', 'userfeedback' ) },
	{ key: 'publish', label: () => __( 'Publish', 'userfeedback' ) },
];

/** @param isNew see BuilderState */
export function stepsOf( isNew: boolean, steps: readonly Step[] = STEPS ): readonly Step[] {
	return isNew ? steps : steps.filter( ( { isOnlyNew } ) => isOnlyNew !== true );
}

/** @param id survey id; null for one that is not stored yet */
export function stepPath( id: number | null, key: StepKey ): string {
	return id === null ? `/new/${ key }` : `/edit/${ String( id ) }/${ key }`;
}

/** Returns the step of an address; if it has none, the step it redirects to. */
export function stepAt( path: string ): StepKey {
	const step = STEPS.find( ( { key } ) => path.endsWith( `/${ key }` ) );
	return step?.key ?? ( path === '/new' ? 'setup' : 'questions' );
}

/** The step where owners edit each setting. */
export const STEP_OF_SETTING: Readonly< Record< keyof SurveySettings, StepKey > > = {
	enable_tracking: 'settings',
	for_team: 'publish',
	thank_you: 'questions',
	targeting: 'settings',
	geo_targeting: 'settings',
	behavior: 'settings',
	theming: 'questions',
	google_drive: 'notifications',
	share_page: 'publish',
};

/** Returns the step that contains a field, by its name or its path in errors. */
export function stepOfField( field: string ): StepKey {
	if ( field === 'status' || field === 'publish_at' ) {
		return 'publish';
	}
	if ( field.startsWith( 'notifications' ) ) {
		return 'notifications';
	}
	const [ , setting = '' ] = /^settings\.(\w+)/.exec( field ) ?? [];
	const step = ( STEP_OF_SETTING as Readonly< Record< string, StepKey > > )[ setting ] ?? 'questions';
	return step === 'settings' && ! HAS_SETTINGS ? 'publish' : step;
}
