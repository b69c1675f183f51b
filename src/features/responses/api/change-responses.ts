import { api } from '@/api/client';
import type { BulkResult } from '@/contract/types';

export type ResponseAction = 'trash' | 'restore' | 'delete';

const routes = {
	trash: 'POST /surveys/{id}/responses/trash',
	restore: 'POST /surveys/{id}/responses/restore',
	delete: 'DELETE /surveys/{id}/responses',
} as const;

/** Returns each id either as updated or as skipped with a reason. */
export function changeResponses( action: ResponseAction, surveyId: number, ids: number[] ): Promise< BulkResult > {
	return api( routes[ action ], { path: { id: surveyId }, body: { response_ids: ids } } );
}
