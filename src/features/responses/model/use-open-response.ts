import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ResponseRow, SingleResponse, SingleResponseQuery } from '@/contract/types';
import { oneResponse } from '../api/get-responses';
import { withoutOpen } from '@/lib/filters/filter';
import { pageOf, readView } from './list-view';
import { useUrlParams } from '@/lib/hooks/use-url-params';

export interface OpenResponse {
	/** Null if none is open. */
	id: number | null;
	response: UseQueryResult< SingleResponse >;
	open: ( responseId: number ) => void;
	/** Goes to another response, and to its page of the list if its position is known. */
	goTo: ( responseId: number, position: number | null ) => void;
	/** Goes to the next or previous response in the list, if there is one. */
	step: ( by: 1 | -1 ) => void;
	close: () => void;
}

/** The response that is open next to the list. Its ID is in the URL, so reload and the back button work. */
export function useOpenResponse(
	surveyId: number,
	items: readonly ResponseRow[],
	query: SingleResponseQuery
): OpenResponse {
	const [ params, setParams ] = useUrlParams();
	const wanted = Number( params.get( 'open' ) );
	const id = Number.isInteger( wanted ) && wanted > 0 ? wanted : null;
	const response = useQuery( { ...oneResponse( surveyId, id ?? 0, query ), enabled: id !== null } );

	const goTo = ( responseId: number, position: number | null ) =>
		setParams(
			( now ) => {
				const next = new URLSearchParams( now );
				next.set( 'open', String( responseId ) );
				if ( position !== null ) {
					next.set( 'page', String( pageOf( position, readView( now ).per_page ) ) );
				}
				if ( next.get( 'page' ) === '1' ) {
					next.delete( 'page' );
				}
				return next;
			},
			{ replace: id !== null } // Back closes it, even after several steps.
		);

	const step = ( by: 1 | -1 ) => {
		const place = items.findIndex( ( row ) => row.id === id );
		const beside = place < 0 ? undefined : items[ place + by ];
		const known = response.data?.id === id ? response.data : undefined;
		const beyond = by > 0 ? known?.next_id : known?.previous_id;
		if ( beside ) {
			goTo( beside.id, null );
		} else if ( known && typeof beyond === 'number' ) {
			goTo( beyond, known.position === null ? null : known.position + by );
		}
	};

	return {
		id,
		response,
		open: ( responseId ) => goTo( responseId, null ),
		goTo,
		step,
		close: () => setParams( withoutOpen ),
	};
}
