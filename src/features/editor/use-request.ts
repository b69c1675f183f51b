import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '@/api/api-error';

/** State of a request; the previous response stays while the next one loads. */
export type Asked< Answer > =
	| { state: 'loading'; answer: Answer | null }
	| { state: 'ready'; answer: Answer }
	| { state: 'failed'; answer: Answer | null; error: ApiError };

type Ask< Answer > = ( signal: AbortSignal ) => Promise< Answer >;

interface Settled< Answer > {
	ask: Ask< Answer >;
	attempt: number;
	answer: Answer | null;
	error: ApiError | null;
}

/** Sends a request when `ask` changes (wrap it in useCallback) and on retry. An editor has no query client of ours. */
export function useRequest< Answer >( ask: Ask< Answer > ): [ Asked< Answer >, () => void ] {
	const [ settled, setSettled ] = useState< Settled< Answer > | null >( null );
	const [ attempt, setAttempt ] = useState( 0 );

	useEffect( () => {
		const controller = new AbortController();
		ask( controller.signal ).then(
			( answer ) => setSettled( { ask, attempt, answer, error: null } ),
			( thrown: unknown ) => {
				if ( ! controller.signal.aborted ) {
					const error = ApiError.of( thrown );
					setSettled( ( last ) => ( { ask, attempt, answer: last?.answer ?? null, error } ) );
				}
			}
		);
		return () => controller.abort();
	}, [ ask, attempt ] );

	const isCurrent = settled?.ask === ask && settled.attempt === attempt;
	return [ read( settled, isCurrent ), useCallback( () => setAttempt( ( count ) => count + 1 ), [] ) ];
}

function read< Answer >( settled: Settled< Answer > | null, isCurrent: boolean ): Asked< Answer > {
	const answer = settled?.answer ?? null;
	if ( ! isCurrent ) {
		return { state: 'loading', answer };
	}
	if ( settled?.error ) {
		return { state: 'failed', answer, error: settled.error };
	}
	return answer === null ? { state: 'loading', answer } : { state: 'ready', answer };
}
