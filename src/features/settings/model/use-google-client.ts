import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/api/api-error';
import { keys } from '@/api/keys';
import { saveSettings } from '@/api/settings';
import { useSnackbars } from '@/components/ui/feedback/Snackbars';
import type { Settings, SettingsAnswer } from '@/contract/types';

/** The owner's OAuth client, saved immediately: this screen has no Save Settings. A secret is never shown again. */
export function useGoogleClient( settings: Settings ) {
	const queryClient = useQueryClient();
	const { show } = useSnackbars();
	const [ id, setId ] = useState( settings.google_client_id );
	const [ secret, setSecret ] = useState( '' );
	const typed = {
		...( id.trim() === settings.google_client_id ? {} : { google_client_id: id.trim() } ),
		...( secret.trim() === '' ? {} : { google_client_secret: secret.trim() } ),
	};

	const { mutate, isPending, error } = useMutation( {
		mutationFn: () => saveSettings( typed ),
		onSuccess: ( { settings: stored, message } ) => {
			queryClient.setQueryData< SettingsAnswer >( keys.settings, ( now ) => now && { ...now, settings: stored } );
			setSecret( '' );
			show( message );
		},
	} );

	return {
		id,
		setId,
		secret,
		setSecret,
		isChanged: Object.keys( typed ).length > 0,
		save: () => mutate(),
		isSaving: isPending,
		error: error && ApiError.of( error ),
	};
}
