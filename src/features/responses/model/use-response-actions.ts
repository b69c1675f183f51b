import { useMutation, useQueryClient } from '@tanstack/react-query';
import { __, _n } from '@wordpress/i18n';
import { keys, refresh } from '@/api/keys';
import { useSnackbars } from '@/components/ui/feedback/Snackbars';
import type { BulkResult } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { changeResponses, type ResponseAction } from '../api/change-responses';
import { isApart, type Status } from './list-view';

interface Change {
	action: ResponseAction;
	ids: number[];
}

export interface ResponseActions {
	run: ( action: ResponseAction, ids: number[] ) => void;
	/** IDs of responses with an action in progress. */
	busyIds: readonly number[];
	/** Responses that the last action skipped, with reasons. */
	skipped: BulkResult[ 'skipped' ];
	error: Error | null;
	dismiss: () => void;
}

/**
 * @param status status of the list that is shown
 * @param afterwards called with the changed IDs once the server confirms
 */
export function useResponseActions(
	surveyId: number,
	status: Status,
	afterwards: ( action: ResponseAction, ids: number[] ) => void
): ResponseActions {
	const queryClient = useQueryClient();
	const snackbars = useSnackbars();

	const change = useMutation( {
		mutationFn: ( { action, ids }: Change ) => changeResponses( action, surveyId, ids ),
		onSuccess: ( { updated }, { action } ) => {
			if ( updated.length > 0 ) {
				snackbars.show(
					doneText( action, updated.length, status ),
					action === 'trash'
						? {
								label: __( 'Undo', 'userfeedback' ),
								onClick: () => change.mutate( { action: 'restore', ids: updated } ),
							}
						: undefined
				);
			}
			afterwards( action, updated );
		},
		onSettled: () =>
			refresh(
				queryClient,
				keys.responses( surveyId ),
				keys.results( surveyId ),
				keys.spam( surveyId ),
				keys.surveys
			),
	} );

	return {
		run: ( action, ids ) => change.mutate( { action, ids } ),
		busyIds: change.isPending ? change.variables.ids : [],
		skipped: change.data?.skipped ?? [],
		error: change.error,
		dismiss: () => change.reset(),
	};
}

function doneText( action: ResponseAction, count: number, status: Status ): string {
	const number = formatNumber( count );
	switch ( action ) {
		case 'trash':
			/* translators: %s: number of responses */
			return sprintf(
				_n( '%s response moved to the Trash.', '%s responses moved to the Trash.', count, 'userfeedback' ),
				number
			);
		case 'restore':
			if ( isApart( status ) ) {
				/* translators: %s: number of responses */
				return sprintf(
					_n(
						'%s response added to the results.',
						'%s responses added to the results.',
						count,
						'userfeedback'
					),
					number
				);
			}
			/* translators: %s: number of responses */
			return sprintf( _n( '%s response restored.', '%s responses restored.', count, 'userfeedback' ), number );
		case 'delete':
			/* translators: %s: number of responses */
			return sprintf(
				_n( '%s response permanently deleted.', '%s responses permanently deleted.', count, 'userfeedback' ),
				number
			);
	}
}
