import { useMutation, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import { ApiError } from '@/api/api-error';
import { keys } from '@/api/keys';
import type { SurveySaved } from '@/contract/types';
import { saveSurvey } from '../api/save-survey';
import type { BuilderAction } from './builder-reducer';
import { heldErrors } from './errors/field-errors';
import { isComplete } from './errors/validation';
import type { Draft, SurveyForm } from './form/draft';
import { sentDraft } from './form/sent';

/** What the last save came to, for the notice under the header. */
export type SaveOutcome =
	| { kind: 'saved' }
	| { kind: 'saved-as-draft' }
	| { kind: 'not-published'; message: string }
	| { kind: 'stale'; version: number }
	| { kind: 'refused'; error: ApiError; loose: string[] }
	| { kind: 'incomplete' };

export interface Saving {
	/** @param overwrite version of someone else's save that this one replaces */
	save: ( overwrite?: number ) => Promise< SurveySaved | null >;
	isSaving: boolean;
	outcome: SaveOutcome | null;
	tell: ( outcome: SaveOutcome | null ) => void;
}

/**
 * Whatever goes wrong, the form keeps what was typed.
 *
 * @param base    what the server has
 * @param mayTell see formOf()
 */
export function useSave(
	{ form, base }: { form: SurveyForm; base: Draft | null },
	mayTell: boolean,
	dispatch: Dispatch< BuilderAction >,
	onCreated: ( id: number ) => Promise< void >
): Saving {
	const queryClient = useQueryClient();
	const [ outcome, tell ] = useState< SaveOutcome | null >( null );
	const { mutateAsync, isPending } = useMutation( { mutationFn: saveSurvey } );

	const save = async ( overwrite?: number ): Promise< SurveySaved | null > => {
		const sent = overwrite === undefined ? form : { ...form, version: overwrite };
		tell( null );
		try {
			const saved = await mutateAsync( sentDraft( sent, base ) );
			void queryClient.invalidateQueries( { queryKey: keys.surveys } );
			void queryClient.invalidateQueries( { queryKey: keys.results( saved.survey.id ) } );
			dispatch( { type: 'saved', sent, survey: saved.survey, mayTell } );
			tell( outcomeOf( sent, saved ) );
			if ( ! isComplete( sent.draft ) ) {
				dispatch( { type: 'missing-shown' } ); // Kept all the same: a draft is for what is unfinished.
			}
			if ( form.id === null ) {
				await onCreated( saved.survey.id );
			}
			return saved;
		} catch ( error ) {
			const refusal = error instanceof ApiError ? error : ApiError.from( error );
			const { held, loose } = heldErrors( refusal.params, sent.draft );
			if ( Object.keys( held ).length > 0 ) {
				dispatch( { type: 'refused', errors: held } );
			}
			tell(
				refusal.version === null ? refusedBy( refusal, loose ) : { kind: 'stale', version: refusal.version }
			);
			return null;
		}
	};

	useOnceOnline( outcome?.kind === 'refused' && outcome.error.kind === 'offline', () => void save() );

	return { save, isSaving: isPending, outcome, tell };
}

/** In words for an owner: a field's path in what was sent is for programs. */
function refusedBy( error: ApiError, loose: string[] ): SaveOutcome {
	const namesAPath = Object.keys( error.params ).some( ( path ) => error.message.startsWith( `${ path }: ` ) );
	if ( namesAPath ) {
		const said = __( 'Some fields have to be corrected first.', 'userfeedback' );
		return { kind: 'refused', error: new ApiError( said, error.status, error.code, error.params ), loose };
	}
	return { kind: 'refused', error, loose: loose.filter( ( text ) => ! error.message.includes( text ) ) };
}

/** Finishes what was asked for while there was no network. */
function useOnceOnline( isWaiting: boolean, retry: () => void ): void {
	const latest = useRef( retry );
	useEffect( () => {
		latest.current = retry;
	} );
	useEffect( () => {
		if ( ! isWaiting ) {
			return undefined;
		}
		const go = () => latest.current();
		window.addEventListener( 'online', go );
		return () => window.removeEventListener( 'online', go );
	}, [ isWaiting ] );
}

function outcomeOf( sent: SurveyForm, { survey, published, message }: SurveySaved ): SaveOutcome {
	if ( sent.draft.status === 'publish' && ! published && survey.status !== 'publish' ) {
		return { kind: 'not-published', message };
	}
	return survey.status === 'publish' ? { kind: 'saved' } : { kind: 'saved-as-draft' };
}
