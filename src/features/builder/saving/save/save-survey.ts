import { api } from '@/api/client';
import type { SurveyDraft } from '@/contract/types';

/** Creates a survey without an id, else updates it; an outdated `version` is a 409. */
export const saveSurvey = ( draft: SurveyDraft ) => api( 'POST /surveys', { body: draft } );
