import { useMutation, useQuery } from '@tanstack/react-query';
import { googleAuthUrl } from '@/api/google';
import { storedSettings } from '@/api/settings';
import { connectFailed } from '@/components/integrations/google-connect-failed';
import { useSnackbars } from '@/components/ui/feedback/Snackbars';
import type { GoogleConnection } from '@/contract/types';
import { useBuilder } from '@/features/builder/saving/state/builder-context';
import { leaveWithoutPrompt } from '@/features/builder/saving/local-copy/leave-without-prompt';

interface Google {
	/** Null until loaded. */
	connection: GoogleConnection | null;
	connect: () => void;
	isLeaving: boolean;
}

/** The site's Google Drive. Connecting it leads to Google, and then back to this survey. */
export function useGoogle(): Google {
	const id = useBuilder( ( { form } ) => form.id );
	const { show } = useSnackbars();
	const { data } = useQuery( storedSettings );
	const connect = useMutation( {
		mutationFn: () => googleAuthUrl( `survey_${ String( id ) }` ),
		onSuccess: ( address ) => leaveWithoutPrompt( () => window.location.assign( address ) ),
		onError: ( reason ) => show( connectFailed( reason ) ),
	} );

	return {
		connection: data?.settings.google_drive ?? null,
		connect: () => connect.mutate(),
		isLeaving: connect.isPending || connect.isSuccess,
	};
}
