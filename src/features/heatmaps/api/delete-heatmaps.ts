import { api } from '@/api/client';
import type { HeatmapsDeleted } from '@/contract/types';

/** Deletes all recordings on these pages. */
export function deleteHeatmaps( keys: string[] ): Promise< HeatmapsDeleted > {
	return api( 'DELETE /heatmaps/pages', { body: { keys } } );
}
