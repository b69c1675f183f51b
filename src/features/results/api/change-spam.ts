import { api } from '@/api/client';
import type { BulkResult } from '@/contract/types';

export type SpamAction = 'restore' | 'delete';

const routes = {
	restore: 'POST /surveys/{id}/responses/restore',
	delete: 'DELETE /surveys/{id}/responses',
} as const;

/** Each id comes back either as updated or as skipped with a reason. */
export function changeSpam( action: SpamAction, surveyId: number, responseIds: number[] ): Promise< BulkResult > {
	return api( routes[ action ], { path: { id: surveyId }, body: { response_ids: responseIds } } );
}
