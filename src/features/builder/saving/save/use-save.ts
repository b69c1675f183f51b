import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { ApiError } from '@/api/api-error';
import { api } from '@/api/client';
import { keys, refresh } from '@/api/keys';
import type { Survey, SurveySaved } from '@/contract/types';
import { useStable } from '@/lib/hooks/use-stable';
import { saveSurvey } from './save-survey';
import { errorsById } from '@/features/builder/draft/validation/field-errors';
import { isComplete } from '@/features/builder/draft/validation/validation';
import type { SurveyForm } from '@/features/builder/draft/form/draft';
import type { MayNotify } from '@/features/builder/draft/form/load-survey';
import { titleToSave } from '@/features/builder/draft/form/title-to-save';
import { draftToSend } from '@/features/builder/draft/form/draft-to-send';
import type { BuilderStore } from '../state/builder-store';
import { outcomeOf, refusedBy, type SaveOutcome } from './save-outcome';
import { useRetryWhenOnline } from './use-retry-when-online';

/** The source of a save. Only `publish` makes a draft public; `auto` has no user and interrupts no one. */
export type SaveBy = 'save' | 'next' | 'publish' | 'auto';

export interface Saving {
	save: ( by: SaveBy ) => Promise< SurveySaved | null >;
	/** The save in progress. */
	busy: SaveBy | null;
	/** The error of the last save; null if it succeeded. */
	failure: ApiError | null;
	/** Time of the last save from here. */
	savedAt: number | null;
	outcome: SaveOutcome | null;
	showOutcome: ( outcome: SaveOutcome | null ) => void;
}

/** Maximum merges with others' saves before an error. */
const MERGES = 3;

const STALE = 409;

/**
 * Runs one save after another, each with the form's current state. On any error, the form keeps the typed text. Changes that
 * someone else saved meanwhile are merged; nothing is overwritten before a decision.
 *
 * @param mayNotify see formOf()
 */
export function useSave(
	{ latest, dispatch }: BuilderStore,
	mayNotify: MayNotify,
	onCreated: ( id: number ) => Promise< void >
): Saving {
	const queryClient = useQueryClient();
	const [ outcome, showOutcome ] = useState< SaveOutcome | null >( () =>
		latest().conflicts.length > 0 ? { kind: 'conflict' } : null
	);
	const [ busy, setBusy ] = useState< SaveBy | null >( null );
	const [ failure, setFailure ] = useState< ApiError | null >( null );
	const [ savedAt, setSavedAt ] = useState< number | null >( null );
	const last = useRef< { by: SaveBy; done: Promise< SurveySaved | null > | null } >( { by: 'save', done: null } );
	const { mutateAsync } = useMutation( { mutationFn: saveSurvey } );

	const readStoredSurvey = async ( id: number, sent: SurveyForm ): Promise< Survey > =>
		api( 'GET /surveys/{id}', { path: { id } } ).catch( ( reason: unknown ) => {
			throw new NotSaved( reason, sent );
		} );

	/** Checks if the last save was stored, if its response was lost. Until then, nothing else is sent. */
	const checkPendingSave = async (): Promise< void > => {
		const { form, pendingSave } = latest();
		if ( pendingSave === null || form.id === null ) {
			return;
		}
		const survey = await readStoredSurvey( form.id, form );
		const isAsBefore = survey.version === form.version;
		dispatch(
			isAsBefore ? { type: 'save-started', pendingSave: null } : { type: 'remote-changed', survey, mayNotify }
		);
		if ( latest().conflicts.length > 0 ) {
			throw new NotSaved( new ApiError( '', STALE, '' ), form );
		}
	};

	const send = async ( by: SaveBy, merges = 0 ): Promise< { sent: SurveyForm; saved: SurveySaved } > => {
		if ( latest().pendingSave !== null ) {
			await checkPendingSave(); // Else immediately: with the form as of the request.
		}
		const { form, storedStatus, base, named } = latest();
		const isToStayDraft = storedStatus === 'draft' && by !== 'publish';
		const sent = isToStayDraft ? { ...form, draft: { ...form.draft, status: 'draft' as const } } : form;
		const given = storedStatus === 'publish' ? null : named; // A name shown to visitors stays.
		const title = titleToSave( sent.draft, given );
		const isNamed = title !== sent.draft.title || title === given;
		// The first of several attempts to create a survey is assumed to have succeeded: that keeps everything typed since.
		if ( sent.id !== null || latest().pendingSave === null ) {
			dispatch( { type: 'save-started', pendingSave: { draft: sent.draft, named: isNamed ? title : null } } );
		}
		try {
			const saved = await mutateAsync( draftToSend( { ...sent, draft: { ...sent.draft, title } }, base ) );
			if ( saved.was_there ) {
				return await continueWith( saved.survey, by );
			}
			dispatch( {
				type: 'saved',
				sent,
				survey: saved.survey,
				mayNotify,
				named: isNamed ? saved.survey.title : null,
				isAuto: by === 'auto',
			} );
			return { sent, saved };
		} catch ( error ) {
			if ( error instanceof ApiError && isRefused( error ) ) {
				dispatch( { type: 'save-started', pendingSave: null } );
			}
			if ( ! ( error instanceof ApiError ) || error.version === null || sent.id === null ) {
				throw new NotSaved( error, sent );
			}
			dispatch( { type: 'remote-changed', survey: await readStoredSurvey( sent.id, sent ), mayNotify } );
			if ( latest().conflicts.length > 0 || merges >= MERGES ) {
				throw new NotSaved( error, sent );
			}
			return send( by, merges + 1 );
		}
	};

	/** An earlier attempt created it but lost its response, so typed text is still to be saved. */
	const continueWith = async ( survey: Survey, by: SaveBy ): Promise< { sent: SurveyForm; saved: SurveySaved } > => {
		dispatch( { type: 'remote-changed', survey, mayNotify } );
		await onCreated( survey.id );
		if ( latest().conflicts.length > 0 ) {
			throw new NotSaved( new ApiError( '', STALE, '' ), latest().form );
		}
		return send( by );
	};

	const run = async ( by: SaveBy ): Promise< SurveySaved | null > => {
		const isQuiet = by === 'auto';
		if ( latest().conflicts.length > 0 ) {
			showOutcome( { kind: 'conflict' } );
			setBusy( null );
			return null;
		}
		setBusy( by );
		showOutcome( ( before ) => ( isQuiet ? before : null ) );
		try {
			const { sent, saved } = await send( by );
			void refresh( queryClient, keys.surveys, keys.results( saved.survey.id ) );
			setSavedAt( Date.now() );
			setFailure( null );
			showOutcome( ( before ) =>
				! isQuiet ? outcomeOf( sent.draft, saved ) : before?.kind === 'refused' ? null : before
			);
			if ( ! isQuiet && ! isComplete( sent.draft ) ) {
				dispatch( { type: 'missing-shown' } ); // Saved anyway: a draft may be unfinished.
			}
			if ( sent.id === null ) {
				await onCreated( saved.survey.id );
			}
			return saved;
		} catch ( error ) {
			const refusal = reasonOf( error );
			setFailure( refusal );
			if ( isQuiet ) {
				return null;
			}
			const sent = error instanceof NotSaved ? error.sent : latest().form;
			const { held, loose } = errorsById( refusal.params, sent.draft );
			if ( Object.keys( held ).length > 0 ) {
				dispatch( { type: 'refused', errors: held } );
			}
			showOutcome( latest().conflicts.length > 0 ? { kind: 'conflict' } : refusedBy( refusal, loose ) );
			return null;
		} finally {
			setBusy( null );
		}
	};

	// Immediately if no save is running, so that it uses the form as of the request.
	const save = useStable( ( by: SaveBy ): Promise< SurveySaved | null > => {
		setBusy( by );
		const done = last.current.done?.then( () => run( by ) ) ?? run( by );
		last.current = { by, done };
		void done.finally( () => {
			if ( last.current.done === done ) {
				last.current = { by, done: null };
			}
		} );
		return done;
	} );
	useRetryWhenOnline( failure, () => void save( last.current.by ) );

	return useMemo(
		() => ( { save, busy, failure, savedAt, outcome, showOutcome } ),
		[ save, busy, failure, savedAt, outcome ]
	);
}

/** Includes the sent data, because the server's errors refer to it. */
class NotSaved extends Error {
	constructor(
		readonly reason: unknown,
		readonly sent: SurveyForm
	) {
		super( 'The survey was not saved.' );
	}
}

/** True if the server responded without storing it. After failures on the way or on the server, it may still be stored. */
function isRefused( { status }: ApiError ): boolean {
	return status >= 400 && status < 500;
}

function reasonOf( error: unknown ): ApiError {
	return ApiError.of( error instanceof NotSaved ? error.reason : error );
}
