import type { ResponseRow } from '@/contract/types';
import type { ResponseAction } from '../api/change-responses';
import type { Status } from './list-view';

/** What can be done with a response; each also asks a right, and some a plan. */
export function rowActions( { status }: Pick< ResponseRow, 'status' > ): readonly ResponseAction[] {
	return status === 'publish' ? [ 'trash' ] : [ 'restore', 'delete' ];
}

/** What can be done with many at once, of the list that is shown. */
export function bulkActions( status: Status ): readonly ResponseAction[] {
	return status === 'trash' ? [ 'restore', 'delete' ] : [ 'trash' ];
}
