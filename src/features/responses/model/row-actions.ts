import type { ResponseRow } from '@/contract/types';
import type { Site } from '@/lib/site';
import type { ResponseAction } from '../api/change-responses';
import type { Status } from './list-view';

/** Actions for a response. Each also requires a permission, and some a plan. */
export function rowActions( { status }: Pick< ResponseRow, 'status' > ): readonly ResponseAction[] {
	return status === 'publish' ? [ 'trash' ] : status === 'partial' ? [ 'delete' ] : [ 'restore', 'delete' ];
}

/** Bulk actions for the list that is shown. */
export function bulkActions( status: Status ): readonly ResponseAction[] {
	return status === 'all' ? [ 'trash' ] : rowActions( { status } );
}

/** Responses in the trash can be read after they are restored; spam in every edition, so that the owner can judge it. */
export function isReadable( { status }: Pick< ResponseRow, 'status' >, features: Site[ 'features' ] ): boolean {
	return status === 'spam' || ( features[ 'single-response' ] && status !== 'trash' );
}
