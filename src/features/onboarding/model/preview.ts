import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { SurveyTemplate, Theming } from '@/contract/types';

/** Returns what visitors would get for this template with this look; nothing is stored. */
export const previewOf = ( template: SurveyTemplate | undefined, theming: Theming ) =>
	queryOptions( {
		queryKey: keys.preview( JSON.stringify( [ template?.key, theming ] ) ),
		queryFn: ( { signal } ) =>
			api( 'POST /surveys/preview', {
				body: {
					title: template?.name ?? '',
					type: template?.config.type ?? 'survey',
					questions: template?.config.questions ?? [],
					settings: { theming },
				},
				signal,
			} ),
		enabled: template !== undefined,
		placeholderData: keepPreviousData,
		gcTime: 0,
	} );
