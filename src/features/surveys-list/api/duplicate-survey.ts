import { api } from '@/api/client';

export const duplicateSurvey = ( id: number ) => api( 'POST /surveys/{id}/duplicate', { path: { id } } );

/** Creates a draft that is compared with the survey once it is published, or returns the one that exists. */
export const createVersion = ( id: number ) => api( 'POST /surveys/{id}/version', { path: { id } } );
