import { queryOptions } from '@tanstack/react-query';
import { action } from '@/api/action';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { GoogleConnection, GoogleFolder } from '@/contract/types';

/** Folders that Google lets this site see. */
export const googleFolders = queryOptions( {
	queryKey: keys.googleFolders,
	queryFn: ( { signal } ) => api( 'GET /google/folders', { signal } ),
	staleTime: 0,
} );

/** Creates the folder named UserFeedback. */
export function makeGoogleFolder(): Promise< GoogleFolder > {
	return api( 'POST /google/folders', {} );
}

export function selectGoogleFolder( id: string ): Promise< GoogleConnection > {
	return action( 'userfeedback_google_drive_select_folder', 'google', { folder_id: id } );
}

export function removeGoogleFolder(): Promise< GoogleConnection > {
	return action( 'userfeedback_google_drive_remove_folder_connection', 'google', {} );
}

export function disconnectGoogle(): Promise< GoogleConnection > {
	return action( 'userfeedback_google_sheets_disconnect', 'google', {} );
}
