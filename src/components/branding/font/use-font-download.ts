import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys, refresh } from '@/api/keys';
import type { Theming } from '@/contract/types';

/** Downloads a font to the site, so that previews can show it. */
export function useFontDownload() {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: ( font: Theming[ 'font' ] ) => api( 'POST /fonts', { body: font } ),
		onSettled: () => refresh( client, keys.allFonts, keys.previews ),
	} );
}
