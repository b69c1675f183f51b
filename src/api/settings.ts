import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { SettingsDraft, SettingsSaved } from '@/contract/types';

/** Not asked for anew by itself: what is on the screen is not to change under somebody's hands. */
export const storedSettings = queryOptions( {
	queryKey: keys.settings,
	queryFn: ( { signal } ) => api( 'GET /settings', { signal } ),
	staleTime: Infinity,
	gcTime: 0,
} );

/** Those that are sent; the others stay as they are. */
export function saveSettings( settings: SettingsDraft[ 'settings' ] ): Promise< SettingsSaved > {
	return api( 'POST /settings', { body: { settings } } );
}
