import { useMutation, useQueryClient } from '@tanstack/react-query';
import { _n } from '@wordpress/i18n';
import { keys, refresh } from '@/api/keys';
import { useSnackbars } from '@/components/ui/feedback/Snackbars';
import type { BulkResult } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { deleteReasons } from '../api/delete-reasons';

interface DeleteReasons {
	run: ( ids: number[] ) => void;
	isBusy: boolean;
	/** The skipped ones, with reasons. */
	skipped: BulkResult[ 'skipped' ];
	error: Error | null;
	dismiss: () => void;
}

/** @param afterwards called after the server's response or an error */
export function useDeleteReasons( postId: number, afterwards: () => void ): DeleteReasons {
	const queryClient = useQueryClient();
	const { show } = useSnackbars();
	const work = useMutation( {
		mutationFn: ( ids: number[] ) => deleteReasons( postId, ids ),
		onSuccess: ( { updated } ) => {
			if ( updated.length > 0 ) {
				show(
					sprintf(
						/* translators: %s: number of reasons that visitors gave for their votes */
						_n( '%s reason deleted.', '%s reasons deleted.', updated.length, 'userfeedback' ),
						formatNumber( updated.length )
					)
				);
			}
		},
		onSettled: () => {
			afterwards();
			return refresh( queryClient, keys.ratings );
		},
	} );

	return {
		run: work.mutate,
		isBusy: work.isPending,
		skipped: work.data?.skipped ?? [],
		error: work.error,
		dismiss: () => work.reset(),
	};
}
