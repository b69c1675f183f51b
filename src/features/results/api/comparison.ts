import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { ComparisonStop } from '@/contract/types';

/** The comparison of a survey with another version of it. */
export const comparisonOf = ( surveyId: number ) =>
	queryOptions( {
		queryKey: keys.comparison( surveyId ),
		queryFn: ( { signal } ) => api( 'GET /surveys/{id}/comparison', { path: { id: surveyId }, signal } ),
	} );

export const stopComparison = ( surveyId: number, keep: ComparisonStop[ 'keep' ] ) =>
	api( 'POST /surveys/{id}/comparison/stop', { path: { id: surveyId }, body: { keep } } );
