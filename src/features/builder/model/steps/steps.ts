import { __ } from '@wordpress/i18n';

export type StepKey = 'setup' | 'questions' | 'settings' | 'notifications' | 'publish';

export interface Step {
	key: StepKey;
	label: () => string;
	/** Left out once the owner has saved the survey. */
	isOnlyNew?: true;
}

/** An edition without targeting and timing has one switch of this step, which stands in the last. */
export const HAS_SETTINGS = IN_EDITION[ 'page-targeting' ] || IN_EDITION.behavior;

/** In their order: each is a line here, and one in routes.tsx. Numbers and links follow. */
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

/** @param id of the survey; null for one that is not stored yet */
export function stepPath( id: number | null, key: StepKey ): string {
	return id === null ? `/new/${ key }` : `/edit/${ String( id ) }/${ key }`;
}

/** The step of an address; of one without a step, that which it leads to. */
export function stepAt( path: string ): StepKey {
	const step = STEPS.find( ( { key } ) => path.endsWith( `/${ key }` ) );
	return step?.key ?? ( path === '/new' ? 'setup' : 'questions' );
}

/** The step that has a field, by its name or its path as errors give it. */
export function stepOfField( field: string ): StepKey {
	if ( field === 'status' || field === 'publish_at' || field === 'settings.for_team' ) {
		return 'publish';
	}
	if ( /^(notifications|settings\.google_drive)\b/.test( field ) ) {
		return 'notifications';
	}
	if ( /^settings\.(enable_tracking|targeting|geo_targeting|behavior)\b/.test( field ) ) {
		return HAS_SETTINGS ? 'settings' : 'publish';
	}
	return 'questions';
}
