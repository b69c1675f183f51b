import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { SettingsDraft, SettingsSaved } from '@/contract/types';

/** Not loaded again automatically: the screen must not change while somebody edits it. */
export const storedSettings = queryOptions( {
	queryKey: keys.settings,
	queryFn: ( { signal } ) => api( 'GET /settings', { signal } ),
	staleTime: Infinity,
	gcTime: 0,
} );

/** Saves these settings; the others stay unchanged. */
export function saveSettings( settings: SettingsDraft[ 'settings' ] ): Promise< SettingsSaved > {
	return api( 'POST /settings', { body: { settings } } );
}
