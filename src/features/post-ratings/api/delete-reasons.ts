import { api } from '@/api/client';
import type { BulkResult } from '@/contract/types';

/** Keeps their votes. */
export function deleteReasons( postId: number, ids: number[] ): Promise< BulkResult > {
	return api( 'DELETE /post-ratings/results/{post_id}/reasons', { path: { post_id: postId }, body: { ids } } );
}
