import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '@/api/api-error';
import { keys } from '@/api/keys';
import type { SurveySaved } from '@/contract/types';
import { saveSurvey } from '@/features/builder/api/save-survey';
import { heldErrors } from '../errors/field-errors';
import { isComplete } from '../errors/validation';
import { titleToSave } from '../form/name';
import { sentDraft } from '../form/sent';
import type { BuilderStore } from '../use-builder-store';
import { outcomeOf, refusedBy, type SaveOutcome } from './outcome';
import { useOnceBack } from './use-once-back';

/** Who asked for a save. Only `publish` makes a draft public. */
export type SaveBy = 'save' | 'next' | 'publish';

export interface Saving {
	/** @param overwrite version of someone else's save that this one replaces */
	save: ( by: SaveBy, overwrite?: number ) => Promise< SurveySaved | null >;
	/** The save that is under way. */
	busy: SaveBy | null;
	/** Why the last one did not arrive; null once one did. */
	failure: ApiError | null;
	/** When the last save from here arrived. */
	savedAt: number | null;
	outcome: SaveOutcome | null;
	tell: ( outcome: SaveOutcome | null ) => void;
}

/**
 * One save after the other, each of what the form is by then. Whatever goes wrong, the form keeps what was typed.
 *
 * @param mayTell see formOf()
 */
export function useSave(
	{ latest, dispatch }: BuilderStore,
	mayTell: boolean,
	onCreated: ( id: number ) => Promise< void >
): Saving {
	const queryClient = useQueryClient();
	const [ outcome, tell ] = useState< SaveOutcome | null >( null );
	const [ busy, setBusy ] = useState< SaveBy | null >( null );
	const [ savedAt, setSavedAt ] = useState< number | null >( null );
	const [ failure, setFailure ] = useState< ApiError | null >( null );
	const last = useRef< Promise< unknown > >( Promise.resolve() );
	const { mutateAsync } = useMutation( { mutationFn: saveSurvey } );

	const run = async ( by: SaveBy, overwrite?: number ): Promise< SurveySaved | null > => {
		const { base, named, ...state } = latest();
		const isToStayDraft = state.storedStatus === 'draft' && by !== 'publish';
		const form = isToStayDraft
			? { ...state.form, draft: { ...state.form.draft, status: 'draft' as const } }
			: state.form;
		const sent = overwrite === undefined ? form : { ...form, version: overwrite };
		const title = titleToSave( sent.draft, named );
		setBusy( by );
		tell( null );
		try {
			const saved = await mutateAsync( sentDraft( { ...sent, draft: { ...sent.draft, title } }, base ) );
			void queryClient.invalidateQueries( { queryKey: keys.surveys } );
			void queryClient.invalidateQueries( { queryKey: keys.results( saved.survey.id ) } );
			const isNamed = title !== sent.draft.title || title === named;
			dispatch( {
				type: 'saved',
				sent,
				survey: saved.survey,
				mayTell,
				named: isNamed ? saved.survey.title : null,
			} );
			setSavedAt( Date.now() );
			setFailure( null );
			tell( outcomeOf( sent.draft, saved ) );
			if ( ! isComplete( sent.draft ) ) {
				dispatch( { type: 'missing-shown' } ); // Kept all the same: a draft is for what is unfinished.
			}
			if ( sent.id === null ) {
				await onCreated( saved.survey.id );
			}
			return saved;
		} catch ( error ) {
			const refusal = error instanceof ApiError ? error : ApiError.from( error );
			setFailure( refusal );
			const { held, loose } = heldErrors( refusal.params, sent.draft );
			if ( Object.keys( held ).length > 0 ) {
				dispatch( { type: 'refused', errors: held } );
			}
			tell( refusedBy( refusal, loose ) );
			return null;
		} finally {
			setBusy( null );
		}
	};

	const save = ( by: SaveBy, overwrite?: number ): Promise< SurveySaved | null > => {
		setBusy( by );
		const next = last.current.then( () => run( by, overwrite ) );
		last.current = next;
		return next;
	};

	useOnceBack( failure, () => void save( 'save' ) );

	return { save, busy, failure, savedAt, outcome, tell };
}
