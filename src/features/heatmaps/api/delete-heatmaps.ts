import { api } from '@/api/client';
import type { HeatmapsDeleted } from '@/contract/types';

/** Everything that was recorded on these pages. */
export function deleteHeatmaps( keys: string[] ): Promise< HeatmapsDeleted > {
	return api( 'DELETE /heatmaps/pages', { body: { keys } } );
}
