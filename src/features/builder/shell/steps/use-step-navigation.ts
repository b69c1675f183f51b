import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useFlushNavigate } from '@/lib/hooks/use-flush-navigate';
import { useStable } from '@/lib/hooks/use-stable';
import { fieldOfError } from '@/features/builder/draft/validation/field-errors';
import { isComplete, isSavable } from '@/features/builder/draft/validation/validation';
import { isScheduled } from '@/features/builder/draft/form/draft';
import type { Saving } from '@/features/builder/saving/save/use-save';
import { type BuilderStore, useSelected } from '@/features/builder/saving/state/builder-store';
import { blockingStep } from '@/features/builder/draft/step-problems';
import { type Step, stepAt, type StepKey, stepOfField, stepPath, stepsOf } from '@/features/builder/draft/steps';

export interface StepNavigation {
	steps: readonly Step[];
	current: StepKey;
	/** Opens a step; saves first when moving forward. If parts are unfinished, marks and shows them instead. */
	goTo: ( key: StepKey ) => Promise< void >;
	/** Opens the step, marks its unfinished parts and focuses the first such field. */
	showProblems: ( key: StepKey ) => Promise< void >;
	/** Saves if allowed; shows unfinished parts if saving them would unpublish a survey. */
	saveHere: () => Promise< boolean >;
	/** Saves changes silently if the survey has no missing parts; unfinished changes wait for the owner. */
	saveIfComplete: () => void;
	/** Runs the last step's action; opens the list if the survey is public now. */
	publish: () => Promise< void >;
}

/** Returns the same object per step. */
export function useStepNavigation(
	store: BuilderStore,
	saving: Saving,
	openField: ( field: string ) => void
): StepNavigation {
	const { dispatch, latest } = store;
	const navigate = useFlushNavigate();
	const current = stepAt( useLocation().pathname );
	const isNew = useSelected( store, ( now ) => now.isNew );
	const steps = useMemo( () => stepsOf( isNew ), [ isNew ] );

	const open = async ( key: StepKey ): Promise< void > => {
		if ( key !== current ) {
			await navigate( stepPath( latest().form.id, key ) );
		}
	};

	const showProblems = useStable( async ( key: StepKey ): Promise< void > => {
		dispatch( { type: 'missing-shown' } );
		const [ first ] = Object.keys( latest().errors ).filter( ( field ) => stepOfField( field ) === key );
		if ( first === undefined ) {
			await open( key );
		} else {
			openField( fieldOfError( first, latest().form.draft ) ?? first );
		}
	} );

	const refuse = async ( key: StepKey ): Promise< void > => {
		await showProblems( key );
		saving.showOutcome( { kind: 'incomplete' } );
	};

	const goTo = useStable( async ( key: StepKey ): Promise< void > => {
		const place = ( wanted: StepKey ) => steps.findIndex( ( step ) => step.key === wanted );
		if ( place( key ) <= place( current ) ) {
			await open( key );
			return;
		}
		const { form, unfinished, isDirty } = latest();
		const inTheWay = blockingStep( unfinished, steps, key );
		if ( inTheWay !== null ) {
			await refuse( inTheWay.key );
			return;
		}
		if ( current === 'setup' ) {
			await open( key ); // The choice is saved together with later edits.
			return;
		}
		const isStored = form.id !== null && ! isDirty;
		if ( isStored ) {
			dispatch( { type: 'setup-left' } ); // Autosave ran before Next.
		}
		if (
			isStored ||
			! isSavable( form.draft ) || // The save is blocked by a later step.
			( await saving.save( 'next' ) ) !== null
		) {
			await open( key );
		}
	} );

	const saveHere = useStable( async (): Promise< boolean > => {
		const { form, storedStatus, unfinished } = latest();
		const isPublic = storedStatus === 'publish' && form.draft.status === 'publish';
		if ( ( isPublic && ! isComplete( form.draft ) ) || ! isSavable( form.draft ) ) {
			await refuse( blockingStep( unfinished, steps, 'publish' )?.key ?? 'publish' );
			return false;
		}
		return ( await saving.save( 'save' ) ) !== null;
	} );

	const saveIfComplete = useStable( (): void => {
		const { form, isDirty } = latest();
		if ( isDirty && isComplete( form.draft ) && saving.busy === null ) {
			void saving.save( 'auto' ); // Not a click on Save: a banner would cover the edited field.
		}
	} );

	const publish = useStable( async (): Promise< void > => {
		const { form, unfinished } = latest();
		const { draft } = form;
		if ( ! isSavable( draft ) ) {
			await refuse( blockingStep( unfinished, steps, 'publish' )?.key ?? 'publish' );
			return;
		}
		const saved = await saving.save( 'publish' );
		if ( saved?.published && draft.status === 'publish' && ! isScheduled( draft ) ) {
			await navigate( '/', { state: { saved: saved.survey.id } } );
		} else {
			window.scrollTo( { top: 0 } );
		}
	} );

	return useMemo(
		() => ( { steps, current, goTo, showProblems, saveHere, saveIfComplete, publish } ),
		[ steps, current, goTo, showProblems, saveHere, saveIfComplete, publish ]
	);
}
