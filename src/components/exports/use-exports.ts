import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { Export, ExportRequest, Exports } from '@/contract/types';
import { isFiltered } from '@/lib/filters/filter';

/** Milliseconds between two slices of work, so that the server does something else in between. */
const PAUSE = 300;

const ofSurvey = ( id: number ) =>
	queryOptions( {
		queryKey: keys.exports( id ),
		queryFn: ( { signal } ) => api( 'GET /surveys/{id}/exports', { path: { id }, signal } ),
		staleTime: 0,
	} );

/** The own exports of one survey; what was begun before the page was loaded goes on. */
export function useExports( surveyId: number, isAllowed: boolean ) {
	const queryClient = useQueryClient();
	const query = useQuery( { ...ofSurvey( surveyId ), enabled: isAllowed } );
	const latest = query.data?.exports[ 0 ] ?? null;
	const change = ( exports: ( old: Export[] ) => Export[] ) =>
		queryClient.setQueryData< Exports >(
			keys.exports( surveyId ),
			( old ) => old && { ...old, exports: exports( old.exports ) }
		);

	// Each answer is the next step: whoever asks how far it is has worked at it.
	const work = useQuery( {
		queryKey: [ ...keys.exports( surveyId ), 'work', latest?.id ],
		queryFn: async ( { signal } ) => {
			const told = await api( 'POST /exports/{id}', { path: { id: latest?.id ?? 0 }, signal } );
			change( ( old ) => old.map( ( one ) => ( one.id === told.id ? told : one ) ) );
			return told;
		},
		enabled: isAllowed && latest !== null && isPending( latest ),
		refetchInterval: ( { state } ) => ( state.data && isPending( state.data ) ? PAUSE : false ),
		staleTime: 0,
		gcTime: 0,
	} );

	const start = useMutation( {
		mutationFn: ( body: ExportRequest ) => api( 'POST /surveys/{id}/exports', { path: { id: surveyId }, body } ),
		onSuccess: ( begun ) => change( ( old ) => [ begun, ...old ] ),
	} );
	const remove = useMutation( {
		mutationFn: ( id: number ) => api( 'DELETE /exports/{id}', { path: { id } } ),
		onSuccess: ( _, id ) => change( ( old ) => old.filter( ( one ) => one.id !== id ) ),
	} );
	const error = start.error ?? remove.error ?? query.error ?? work.error;

	/** Whatever did not work: the beginning, the going on, or the file. */
	const again = async () => {
		if ( start.isError ) {
			start.mutate( start.variables );
		} else if ( ! error && latest?.state === 'failed' ) {
			await remove.mutateAsync( latest.id );
			start.mutate( requestOf( latest ) );
		} else {
			remove.reset();
			await Promise.all( [ query.refetch(), work.refetch() ] );
		}
	};
	return { query, latest, error, start, again, remove };
}

/** Fields that the server adds to a request. Everything else belongs to the request, so a field added later is retried too. */
const ADDED = [ 'id', 'survey_id', 'state', 'done', 'total', 'expires_at', 'url' ];

function requestOf( { filter, ...asked }: Export ): ExportRequest {
	const request = Object.entries( asked ).filter( ( [ name, value ] ) => ! ADDED.includes( name ) && value !== null );
	return { ...( Object.fromEntries( request ) as ExportRequest ), ...( isFiltered( filter ) && { filter } ) };
}

export function isPending( { state }: Export ): boolean {
	return state === 'waiting' || state === 'running';
}
