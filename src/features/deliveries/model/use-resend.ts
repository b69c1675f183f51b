import { useMutation, useQueryClient } from '@tanstack/react-query';
import { _n } from '@wordpress/i18n';
import { keys, refresh } from '@/api/keys';
import { useSnackbars } from '@/components/ui/feedback/Snackbars';
import type { BulkResult, DeliverySpan } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { replayDeliveries, retryDeliveries, workOff } from './resend';

interface Resend {
	retry: ( ids: number[] ) => void;
	/** @param afterwards called when the server has a result */
	replay: ( span: DeliverySpan, afterwards: () => void ) => void;
	/** Ids of running retries. */
	busyIds: readonly number[];
	isReplaying: boolean;
	/** Deliveries that it skipped, with reasons. */
	skipped: BulkResult[ 'skipped' ];
	error: Error | null;
	dismiss: () => void;
}

/** Resends immediately; the list then shows the result. */
export function useResend( afterRetry: () => void ): Resend {
	const queryClient = useQueryClient();
	const snackbars = useSnackbars();
	const refreshList = () => refresh( queryClient, keys.deliveries );
	const tell = ( count: number ) =>
		snackbars.show(
			sprintf(
				/* translators: %s: number of messages */
				_n( '%s delivery was resent.', '%s deliveries were resent.', count, 'userfeedback' ),
				formatNumber( count )
			)
		);

	const retry = useMutation( {
		mutationFn: async ( ids: number[] ) => {
			const result = await retryDeliveries( ids );
			if ( result.updated.length > 0 ) {
				await workOff();
			}
			return result;
		},
		onSuccess: ( { updated } ) => {
			if ( updated.length > 0 ) {
				tell( updated.length );
			}
			afterRetry();
		},
		onSettled: refreshList,
	} );
	const replay = useMutation( {
		mutationFn: async ( { span }: { span: DeliverySpan; afterwards: () => void } ) => {
			const count = await replayDeliveries( span );
			if ( count > 0 ) {
				await workOff();
			}
			return count;
		},
		onSuccess: tell,
		onSettled: ( _count, _error, { afterwards } ) => {
			afterwards();
			return refreshList();
		},
	} );

	return {
		retry: ( ids ) => {
			replay.reset();
			retry.mutate( ids );
		},
		replay: ( span, afterwards ) => {
			retry.reset();
			replay.mutate( { span, afterwards } );
		},
		busyIds: retry.isPending ? retry.variables : [],
		isReplaying: replay.isPending,
		skipped: retry.data?.skipped ?? [],
		error: retry.error ?? replay.error,
		dismiss: () => {
			retry.reset();
			replay.reset();
		},
	};
}
