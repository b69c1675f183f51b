import { useMutation, useQueryClient } from '@tanstack/react-query';
import { _n } from '@wordpress/i18n';
import { keys, refresh } from '@/api/keys';
import { useSnackbars } from '@/components/ui/feedback/Snackbars';
import type { HeatmapPage } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { deleteHeatmaps } from '../api/delete-heatmaps';

/** Deletes recordings on some pages, and confirms it. */
export function useDeletion( onDone: () => void ) {
	const queryClient = useQueryClient();
	const { show } = useSnackbars();

	return useMutation( {
		mutationFn: ( pages: readonly HeatmapPage[] ) => deleteHeatmaps( pages.map( ( { key } ) => key ) ),
		onSuccess: ( { updated } ) => {
			if ( updated.length > 0 ) {
				show(
					sprintf(
						/* translators: %s: number of pages */
						_n( '%s heatmap was deleted.', '%s heatmaps were deleted.', updated.length, 'userfeedback' ),
						formatNumber( updated.length )
					)
				);
			}
		},
		onSettled: async () => {
			await refresh( queryClient, keys.heatmaps );
			onDone();
		},
	} );
}
