import { api } from '@/api/client';
import type { SurveyDraft } from '@/contract/types';

/** What visitors would get of a draft; nothing of it is stored. */
export const previewDraft = ( draft: SurveyDraft, signal: AbortSignal ) =>
	api( 'POST /surveys/preview', { body: draft, signal } );
