import { api } from '@/api/client';
import type { SurveyMove, SurveyMoved } from '@/contract/types';

export type Direction = SurveyMove[ 'to' ];

/** @param place position where the survey was shown; the server refuses if it has moved since */
export function moveSurvey( { id, to, place }: { id: number; to: Direction; place: number } ): Promise< SurveyMoved > {
	return api( 'POST /surveys/{id}/move', { path: { id }, body: { to, place } } );
}
