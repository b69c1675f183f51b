import type { ResponseRow } from '@/contract/types';
import type { Site } from '@/lib/site';
import type { ResponseAction } from '../api/change-responses';
import type { Status } from './list-view';

/** What can be done with a response; each also asks a right, and some a plan. */
export function rowActions( { status }: Pick< ResponseRow, 'status' > ): readonly ResponseAction[] {
	return status === 'publish' ? [ 'trash' ] : [ 'restore', 'delete' ];
}

/** What can be done with many at once, of the list that is shown. */
export function bulkActions( status: Status ): readonly ResponseAction[] {
	return status === 'trash' || status === 'spam' ? [ 'restore', 'delete' ] : [ 'trash' ];
}

/** The trash is looked at once it is restored; spam in every edition, else nobody could tell whether it is. */
export function isReadable( { status }: Pick< ResponseRow, 'status' >, features: Site[ 'features' ] ): boolean {
	return status === 'spam' || ( features[ 'single-response' ] && status !== 'trash' );
}
