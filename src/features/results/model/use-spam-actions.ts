import { useMutation, useQueryClient } from '@tanstack/react-query';
import { _n, sprintf } from '@wordpress/i18n';
import { keys } from '@/api/keys';
import { useSnackbars } from '@/components/ui/feedback/Snackbars';
import type { BulkResult } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { changeSpam, type SpamAction } from '../api/change-spam';

interface Change {
	action: SpamAction;
	ids: number[];
}

export interface SpamActions {
	run: ( action: SpamAction, ids: number[] ) => void;
	/** Those that an action is under way for. */
	busyIds: readonly number[];
	/** What the last action left alone, and why. */
	skipped: BulkResult[ 'skipped' ];
	error: Error | null;
	dismiss: () => void;
}

/** @param afterwards told how many are gone from the list, once the server has said so */
export function useSpamActions( surveyId: number, afterwards: ( gone: number ) => void ): SpamActions {
	const queryClient = useQueryClient();
	const snackbars = useSnackbars();

	const change = useMutation( {
		mutationFn: ( { action, ids }: Change ) => changeSpam( action, surveyId, ids ),
		onSuccess: async ( { updated }, { action } ) => {
			if ( updated.length > 0 ) {
				snackbars.show( sprintf( doneText( action, updated.length ), formatNumber( updated.length ) ) );
			}
			afterwards( updated.length );
			await Promise.all(
				[ keys.spam( surveyId ), keys.results( surveyId ), keys.surveys ].map( ( queryKey ) =>
					queryClient.invalidateQueries( { queryKey } )
				)
			);
		},
	} );

	return {
		run: ( action, ids ) => change.mutate( { action, ids } ),
		busyIds: change.isPending ? change.variables.ids : [],
		skipped: change.data?.skipped ?? [],
		error: change.error,
		dismiss: () => change.reset(),
	};
}

function doneText( action: SpamAction, count: number ): string {
	return action === 'restore'
		? /* translators: %s: number of responses */
			_n( '%s response is in the results now.', '%s responses are in the results now.', count, 'userfeedback' )
		: /* translators: %s: number of responses */
			_n( '%s response permanently deleted.', '%s responses permanently deleted.', count, 'userfeedback' );
}
