import { useLocation, useNavigate } from 'react-router-dom';
import { isDirty, visibleErrors } from '../builder-state';
import { fieldOfError } from '../errors/field-errors';
import { isComplete, isSavable } from '../errors/validation';
import { isScheduled } from '../form/draft';
import type { Saving } from '../saving/use-save';
import type { BuilderStore } from '../use-builder-store';
import { stepInTheWay } from './problems';
import { type Step, stepAt, type StepKey, stepOfField, stepPath, stepsOf } from './steps';

export interface Moves {
	steps: readonly Step[];
	current: StepKey;
	/** Opens a step; on the way forward all is saved first. Where something is unfinished, that is marked and shown instead. */
	goTo: ( key: StepKey ) => Promise< void >;
	/** Opens the step, marks what is unfinished in it and goes to the first field of that. */
	showProblems: ( key: StepKey ) => Promise< void >;
	/** Saves what may be saved; shows what is unfinished where that would take a public survey down. */
	saveHere: () => Promise< boolean >;
	/** Saves what changed in a survey in which nothing is missing; what is unfinished waits for its owner. */
	saveWhatIsWhole: () => void;
	/** What the last step is for; a survey that is public now is left for the list. */
	publish: () => Promise< void >;
}

export function useMoves(
	{ state, dispatch, latest }: BuilderStore,
	saving: Saving,
	openField: ( field: string ) => void
): Moves {
	const navigate = useNavigate();
	const current = stepAt( useLocation().pathname );
	const steps = stepsOf( state.form.id );

	const open = async ( key: StepKey ): Promise< void > => {
		if ( key !== current ) {
			await navigate( stepPath( latest().form.id, key ) );
		}
	};

	const showProblems = async ( key: StepKey ): Promise< void > => {
		dispatch( { type: 'missing-shown' } );
		const [ first ] = Object.keys( visibleErrors( latest() ) ).filter( ( field ) => stepOfField( field ) === key );
		if ( first === undefined ) {
			await open( key );
		} else {
			openField( fieldOfError( first, latest().form.draft ) ?? first );
		}
	};

	const refuse = async ( key: StepKey ): Promise< void > => {
		await showProblems( key );
		saving.tell( { kind: 'incomplete' } );
	};

	return {
		steps,
		current,
		showProblems,
		goTo: async ( key ) => {
			const place = ( wanted: StepKey ) => steps.findIndex( ( step ) => step.key === wanted );
			if ( place( key ) <= place( current ) ) {
				await open( key );
				return;
			}
			const { draft } = latest().form;
			const unfinished = stepInTheWay( draft, steps, key );
			if ( unfinished !== null ) {
				await refuse( unfinished.key );
				return;
			}
			if ( current === 'setup' ) {
				await open( key ); // What was chosen is saved with what is made of it.
				return;
			}
			const isStored = latest().form.id !== null && ! isDirty( latest() );
			if (
				isStored ||
				! isSavable( draft ) || // What is in the way of a save is ahead.
				( await saving.save( 'next' ) ) !== null
			) {
				await open( key );
			}
		},
		saveHere: async () => {
			const { form, storedStatus } = latest();
			const isPublic = storedStatus === 'publish' && form.draft.status === 'publish';
			if ( ( isPublic && ! isComplete( form.draft ) ) || ! isSavable( form.draft ) ) {
				await refuse( stepInTheWay( form.draft, steps, 'publish' )?.key ?? 'publish' );
				return false;
			}
			return ( await saving.save( 'save' ) ) !== null;
		},
		saveWhatIsWhole: () => {
			if ( isDirty( latest() ) && isComplete( latest().form.draft ) && saving.busy === null ) {
				void saving.save( 'save' );
			}
		},
		publish: async () => {
			const { draft } = latest().form;
			if ( ! isSavable( draft ) ) {
				await refuse( stepInTheWay( draft, steps, 'publish' )?.key ?? 'publish' );
				return;
			}
			const saved = await saving.save( 'publish' );
			if ( saved?.published && draft.status === 'publish' && ! isScheduled( draft ) ) {
				await navigate( '/', { state: { saved: true } } );
			} else {
				window.scrollTo( { top: 0 } );
			}
		},
	};
}
