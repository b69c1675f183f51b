import { api } from '@/api/client';
import type { BulkResult } from '@/contract/types';

export type SurveyAction = 'publish' | 'draft' | 'trash' | 'restore' | 'delete';

const routes = {
	publish: 'POST /surveys/publish',
	draft: 'POST /surveys/draft',
	trash: 'POST /surveys/trash',
	restore: 'POST /surveys/restore',
	delete: 'DELETE /surveys',
} as const;

/** Each id comes back either as updated or as skipped with a reason. */
export function changeSurveys( action: SurveyAction, surveyIds: number[] ): Promise< BulkResult > {
	return api( routes[ action ], { body: { survey_ids: surveyIds } } );
}

/** Takes a move to the Trash back: what was published is published again, as it was, and waits for its day if that is to come. */
export function restorePublished( surveyIds: number[] ): Promise< BulkResult > {
	return api( 'POST /surveys/restore', { body: { survey_ids: surveyIds, status: 'publish' } } );
}
