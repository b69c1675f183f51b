import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { ApiError } from '@/api/api-error';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { Survey, SurveySaved } from '@/contract/types';
import { useStable } from '@/lib/hooks/use-stable';
import { saveSurvey } from '@/features/builder/api/save-survey';
import { heldErrors } from '../errors/field-errors';
import { isComplete } from '../errors/validation';
import type { SurveyForm } from '../form/draft';
import type { MayTell } from '../form/load';
import { titleToSave } from '../form/name';
import { sentDraft } from '../form/sent';
import type { BuilderStore } from '../builder-store';
import { outcomeOf, refusedBy, type SaveOutcome } from './outcome';
import { useOnceBack } from './use-once-back';

/** Who asked for a save. Only `publish` makes a draft public; `auto` is nobody and disturbs nobody. */
export type SaveBy = 'save' | 'next' | 'publish' | 'auto';

export interface Saving {
	save: ( by: SaveBy ) => Promise< SurveySaved | null >;
	/** The save that is under way. */
	busy: SaveBy | null;
	/** Why the last one did not arrive; null once one did. */
	failure: ApiError | null;
	/** When the last save from here arrived. */
	savedAt: number | null;
	outcome: SaveOutcome | null;
	tell: ( outcome: SaveOutcome | null ) => void;
}

/** So often somebody else may be quicker before we say so. */
const MERGES = 3;

const STALE = 409;

/**
 * One save after the other, each of what the form is by then. Whatever goes wrong, the form keeps what was typed. What
 * someone else saved meanwhile is merged in; nothing is overwritten that nobody has decided about.
 *
 * @param mayTell see formOf()
 */
export function useSave(
	{ latest, dispatch }: BuilderStore,
	mayTell: MayTell,
	onCreated: ( id: number ) => Promise< void >
): Saving {
	const queryClient = useQueryClient();
	const [ outcome, tell ] = useState< SaveOutcome | null >( () =>
		latest().conflicts.length > 0 ? { kind: 'conflict' } : null
	);
	const [ busy, setBusy ] = useState< SaveBy | null >( null );
	const [ failure, setFailure ] = useState< ApiError | null >( null );
	const [ savedAt, setSavedAt ] = useState< number | null >( null );
	const last = useRef< { by: SaveBy; done: Promise< SurveySaved | null > | null } >( { by: 'save', done: null } );
	const { mutateAsync } = useMutation( { mutationFn: saveSurvey } );

	const readTheirs = async ( id: number, sent: SurveyForm ): Promise< Survey > =>
		api( 'GET /surveys/{id}', { path: { id } } ).catch( ( reason: unknown ) => {
			throw new NotSaved( reason, sent );
		} );

	/** Whether the last save arrived, where its answer was lost. Before that is known nothing else is sent. */
	const askWhatArrived = async (): Promise< void > => {
		const { form, unheard } = latest();
		if ( unheard === null || form.id === null ) {
			return;
		}
		const survey = await readTheirs( form.id, form );
		const isAsBefore = survey.version === form.version;
		dispatch( isAsBefore ? { type: 'sent', unheard: null } : { type: 'theirs', survey, mayTell } );
		if ( latest().conflicts.length > 0 ) {
			throw new NotSaved( new ApiError( '', STALE, '' ), form );
		}
	};

	const send = async ( by: SaveBy, merges = 0 ): Promise< { sent: SurveyForm; saved: SurveySaved } > => {
		if ( latest().unheard !== null ) {
			await askWhatArrived(); // Else at once: of what was there when it was asked for.
		}
		const { form, storedStatus, base, named } = latest();
		const isToStayDraft = storedStatus === 'draft' && by !== 'publish';
		const sent = isToStayDraft ? { ...form, draft: { ...form.draft, status: 'draft' as const } } : form;
		const given = storedStatus === 'publish' ? null : named; // What visitors were shown keeps its name.
		const title = titleToSave( sent.draft, given );
		const isNamed = title !== sent.draft.title || title === given;
		// Of several tries to create a survey the first is taken for the one that did: that drops nothing that was typed since.
		if ( sent.id !== null || latest().unheard === null ) {
			dispatch( { type: 'sent', unheard: { draft: sent.draft, named: isNamed ? title : null } } );
		}
		try {
			const saved = await mutateAsync( sentDraft( { ...sent, draft: { ...sent.draft, title } }, base ) );
			if ( saved.was_there ) {
				return await goOnWith( saved.survey, by );
			}
			dispatch( {
				type: 'saved',
				sent,
				survey: saved.survey,
				mayTell,
				named: isNamed ? saved.survey.title : null,
				isAuto: by === 'auto',
			} );
			return { sent, saved };
		} catch ( error ) {
			if ( error instanceof ApiError && isRefused( error ) ) {
				dispatch( { type: 'sent', unheard: null } );
			}
			if ( ! ( error instanceof ApiError ) || error.version === null || sent.id === null ) {
				throw new NotSaved( error, sent );
			}
			dispatch( { type: 'theirs', survey: await readTheirs( sent.id, sent ), mayTell } );
			if ( latest().conflicts.length > 0 || merges >= MERGES ) {
				throw new NotSaved( error, sent );
			}
			return send( by, merges + 1 );
		}
	};

	/** An earlier try has created it and was not heard of, so what was typed is still to be saved. */
	const goOnWith = async ( survey: Survey, by: SaveBy ): Promise< { sent: SurveyForm; saved: SurveySaved } > => {
		dispatch( { type: 'theirs', survey, mayTell } );
		await onCreated( survey.id );
		if ( latest().conflicts.length > 0 ) {
			throw new NotSaved( new ApiError( '', STALE, '' ), latest().form );
		}
		return send( by );
	};

	const run = async ( by: SaveBy ): Promise< SurveySaved | null > => {
		const isQuiet = by === 'auto';
		if ( latest().conflicts.length > 0 ) {
			tell( { kind: 'conflict' } );
			setBusy( null );
			return null;
		}
		setBusy( by );
		tell( ( before ) => ( isQuiet ? before : null ) );
		try {
			const { sent, saved } = await send( by );
			void queryClient.invalidateQueries( { queryKey: keys.surveys } );
			void queryClient.invalidateQueries( { queryKey: keys.results( saved.survey.id ) } );
			setSavedAt( Date.now() );
			setFailure( null );
			tell( ( before ) =>
				! isQuiet ? outcomeOf( sent.draft, saved ) : before?.kind === 'refused' ? null : before
			);
			if ( ! isQuiet && ! isComplete( sent.draft ) ) {
				dispatch( { type: 'missing-shown' } ); // Kept all the same: a draft is for what is unfinished.
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
			const { held, loose } = heldErrors( refusal.params, sent.draft );
			if ( Object.keys( held ).length > 0 ) {
				dispatch( { type: 'refused', errors: held } );
			}
			tell( latest().conflicts.length > 0 ? { kind: 'conflict' } : refusedBy( refusal, loose ) );
			return null;
		} finally {
			setBusy( null );
		}
	};

	// At once where none is under way, so that it is of what was there when it was asked for.
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
	useOnceBack( failure, () => void save( last.current.by ) );

	return useMemo(
		() => ( { save, busy, failure, savedAt, outcome, tell } ),
		[ save, busy, failure, savedAt, outcome ]
	);
}

/** With what was on its way, as what the server says is about that. */
class NotSaved extends Error {
	constructor(
		readonly reason: unknown,
		readonly sent: SurveyForm
	) {
		super( 'The survey was not saved.' );
	}
}

/** Answered, and nothing was stored. What failed on the way or while the server was at it may be stored all the same. */
function isRefused( { status }: ApiError ): boolean {
	return status >= 400 && status < 500;
}

function reasonOf( error: unknown ): ApiError {
	return ApiError.of( error instanceof NotSaved ? error.reason : error );
}
