import { queryOptions } from '@tanstack/react-query';
import { action } from '@/api/action';
import { keys } from '@/api/keys';
import type { AddonSlug } from '@/contract/features';
import type { AddonChanged } from '@/contract/types';

export const addons = queryOptions( {
	queryKey: keys.addons,
	queryFn: () => action( 'userfeedback_get_addons', 'addons', {} ),
} );

export type AddonStep = 'install' | 'activate' | 'deactivate';

/** @throws ApiError if the plan lacks it. */
export function changeAddon( step: AddonStep, plugin: AddonSlug ): Promise< AddonChanged > {
	return action( `userfeedback_${ step }_addon`, 'addons', { plugin } );
}
