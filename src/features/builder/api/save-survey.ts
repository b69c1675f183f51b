import { api } from '@/api/client';
import type { SurveyDraft } from '@/contract/types';

/** Without an id a survey is created, with one it is updated; a `version` that is no longer in force is a 409. */
export const saveSurvey = ( draft: SurveyDraft ) => api( 'POST /surveys', { body: draft } );
