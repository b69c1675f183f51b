import { api } from '@/api/client';
import type { SurveyDraft } from '@/contract/types';

/** Returns what visitors would get from a draft; nothing is stored. */
export const previewDraft = ( draft: SurveyDraft, signal: AbortSignal ) =>
	api( 'POST /surveys/preview', { body: draft, signal } );
