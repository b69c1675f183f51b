import { api } from '@/api/client';

export const duplicateSurvey = ( id: number ) => api( 'POST /surveys/{id}/duplicate', { path: { id } } );
