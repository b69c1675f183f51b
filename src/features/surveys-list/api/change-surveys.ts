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

/** The result lists each ID as updated or as skipped with a reason. */
export function changeSurveys( action: SurveyAction, surveyIds: number[] ): Promise< BulkResult > {
	return api( routes[ action ], { body: { survey_ids: surveyIds } } );
}

/** Undoes a move to the Trash: published surveys are published again as they were, and scheduled ones keep their date. */
export function restorePublished( surveyIds: number[] ): Promise< BulkResult > {
	return api( 'POST /surveys/restore', { body: { survey_ids: surveyIds, status: 'publish' } } );
}
