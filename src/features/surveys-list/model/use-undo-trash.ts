import { useMutation, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { keys, refresh } from '@/api/keys';
import { useSnackbars } from '@/components/ui/feedback/Snackbars';
import type { BulkResult, SurveyRow } from '@/contract/types';
import { useSite } from '@/lib/site';
import { changeSurveys, restorePublished } from '../api/change-surveys';
import { type Outcome, skippedOf } from './outcome';

interface Undo {
	run: ( rows: readonly SurveyRow[] ) => void;
	error: Error | null;
	reset: () => void;
}

/**
 * Undoes a move to the Trash, restoring each survey's status. Users who may delete but not publish get drafts.
 *
 * @param afterwards called with what stayed in the Trash, or null if everything was restored
 */
export function useUndoTrash( afterwards: ( left: Outcome | null ) => void ): Undo {
	const queryClient = useQueryClient();
	const snackbars = useSnackbars();
	const { can } = useSite();

	const { mutate, error, reset } = useMutation( {
		mutationFn: async ( rows: readonly SurveyRow[] ): Promise< BulkResult > => {
			const isPublished = ( row: SurveyRow ) => row.status === 'publish' && can.edit;
			const drafts = idsOf( rows.filter( ( row ) => ! isPublished( row ) ) );
			const published = idsOf( rows.filter( isPublished ) );
			return both(
				drafts.length > 0 ? await changeSurveys( 'restore', drafts ) : none,
				published.length > 0 ? await restorePublished( published ) : none
			);
		},
		onSuccess: ( result, rows ) => {
			if ( result.updated.length > 0 ) {
				snackbars.show( __( 'Restored from the Trash.', 'userfeedback' ) );
			}
			const skipped = skippedOf( rows, result );
			afterwards( skipped.length > 0 ? { done: null, skipped, published: [] } : null );
		},
		onSettled: () => refresh( queryClient, keys.surveys ),
	} );

	return { run: mutate, error, reset };
}

const none: BulkResult = { updated: [], skipped: [] };

function both( one: BulkResult, other: BulkResult ): BulkResult {
	return {
		updated: [ ...one.updated, ...other.updated ],
		skipped: [ ...one.skipped, ...other.skipped ],
	};
}

function idsOf( rows: readonly SurveyRow[] ): number[] {
	return rows.map( ( row ) => row.id );
}
