import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { api } from '@/api/client';
import { inbox } from '@/api/get-inbox';
import { useSnackbars } from '@/components/ui/feedback/Snackbars';
import type { Inbox } from '@/contract/types';
import { useSite } from '@/lib/site';
import { whenIdle } from '@/lib/when-idle';

/** Milliseconds after which it is asked for even on a page that never rests. */
const LATEST = 3000;

/** Asked for once a page has what it is for. */
export function useInbox() {
	const { can } = useSite();
	const [ isTime, setTime ] = useState( false );
	useEffect( () => whenIdle( () => setTime( true ), LATEST ), [] );

	return useQuery( { ...inbox, enabled: isTime && ( can.edit || can.settings ) } );
}

/** @returns sends one away, or all: gone at once, and there again where the site did not take it */
export function useDismissal() {
	const queryClient = useQueryClient();
	const { show } = useSnackbars();

	return useMutation( {
		mutationFn: ( id: string ) => api( 'POST /notifications/{id}/dismiss', { path: { id } } ),
		onMutate: async ( id ) => {
			await queryClient.cancelQueries( { queryKey: inbox.queryKey } );
			queryClient.setQueryData( inbox.queryKey, ( known ) => known && without( known, id ) );
		},
		onError: () => show( __( 'Couldn’t dismiss the notification. Please try again.', 'userfeedback' ) ),
		onSettled: () => queryClient.invalidateQueries( { queryKey: inbox.queryKey } ),
	} );
}

/** @param id `all` for all of them */
function without( known: Inbox, id: string ): Inbox {
	const isGone = ( one: { id: string } ) => id === 'all' || one.id === id;
	return {
		...known,
		notifications: known.notifications.filter( ( one ) => ! isGone( one ) ),
		dismissed: [ ...known.dismissed, ...known.notifications.filter( isGone ) ],
	};
}
