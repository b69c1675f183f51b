import { useMutation, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { ApiError } from '@/api/api-error';
import { googleAuthUrl } from '@/api/google';
import { keys } from '@/api/keys';
import { connectFailed } from '@/components/integrations/google-connect-failed';
import { useSnackbars } from '@/components/ui/feedback/Snackbars';
import type { GoogleConnection, SettingsAnswer } from '@/contract/types';
import { disconnectGoogle, removeGoogleFolder, selectGoogleFolder } from '@/features/settings/api/google-drive';

type Act = { act: 'connect' } | { act: 'disconnect' } | { act: 'select'; id: string } | { act: 'remove' };

export interface GoogleDriveActs {
	connect: () => void;
	disconnect: ( then: () => void ) => void;
	/** @param then called once it is selected */
	select: ( id: string, then: () => void ) => void;
	remove: () => void;
	busy: Act[ 'act' ] | null;
	/** Error of the last failed action. */
	error: ApiError | null;
}

/** Actions on the connection. They also update it in the settings. */
export function useGoogleDrive(): GoogleDriveActs {
	const queryClient = useQueryClient();
	const { show } = useSnackbars();

	const { mutate, isPending, variables, error } = useMutation( {
		mutationFn: async ( asked: Act ): Promise< GoogleConnection | null > => {
			switch ( asked.act ) {
				case 'connect':
					window.location.assign( await googleAuthUrl( 'settings' ) );
					return null;
				case 'disconnect':
					return disconnectGoogle();
				case 'select':
					return selectGoogleFolder( asked.id );
				case 'remove':
					return removeGoogleFolder();
			}
		},
		onSuccess: ( connection ) => {
			if ( connection !== null ) {
				queryClient.setQueryData< SettingsAnswer >(
					keys.settings,
					( now ) => now && { ...now, settings: { ...now.settings, google_drive: connection } }
				);
			}
		},
		onError: ( reason, { act } ) => {
			const words = failure( act, reason );
			if ( words !== null ) {
				show( words );
			}
		},
	} );

	return {
		connect: () => mutate( { act: 'connect' } ),
		disconnect: ( then ) => mutate( { act: 'disconnect' }, { onSettled: then } ),
		select: ( id, then ) => mutate( { act: 'select', id }, { onSuccess: then } ),
		remove: () => mutate( { act: 'remove' } ),
		busy: isPending ? variables.act : null,
		error: error && ApiError.of( error ),
	};
}

/** Spec 2, 8: a failure to choose a folder is shown in its dialog, not in a toast. */
function failure( act: Act[ 'act' ], reason: unknown ): string | null {
	switch ( act ) {
		case 'connect':
			return connectFailed( reason );
		case 'disconnect':
			return ApiError.of( reason ).kind === 'refused'
				? __( 'Failed to disconnect Google Drive. Please try again.', 'userfeedback' )
				: __( 'An error occurred while disconnecting from Google Drive. Please try again.', 'userfeedback' );
		case 'remove':
			return __( 'Failed to remove Google Drive folder connection. Please try again.', 'userfeedback' );
		case 'select':
			return null;
	}
}
