import { useMutation, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { ApiError } from '@/api/api-error';
import { licenses } from '@/api/get-licenses';
import { keys, refresh } from '@/api/keys';
import { useSnackbars } from '@/components/ui/feedback/Snackbars';
import { withPlan } from '@/lib/edition/upgrade';
import { useSiteChange } from '@/lib/site';
import { deactivateLicense, refreshLicense, verifyLicense } from '@/api/license';

export interface LicenseHandle {
	verify: ( key: string ) => void;
	refresh: () => void;
	deactivate: () => void;
	busy: 'verify' | 'refresh' | 'deactivate' | null;
	/** Error of the last failed attempt. */
	error: ApiError | null;
}

type Act = { act: 'verify'; key: string } | { act: 'refresh' } | { act: 'deactivate' };

/** Changes to a license take effect immediately: the page and what is open on it stay. */
export function useLicense( ofNetwork: boolean ): LicenseHandle {
	const change = useSiteChange();
	const queryClient = useQueryClient();
	const { show } = useSnackbars();

	/** A rejected call may have found that the current key is no longer valid. */
	const lookAgain = async () => {
		const { site, network } = await queryClient.query( licenses );
		const found = site.state === 'none' ? ( network ?? site ) : site;
		change( ( before ) => withPlan( before, found.type, found.state === 'valid', found.lasting_type ) );
	};

	const { mutate, isPending, variables, error } = useMutation( {
		mutationFn: ( asked: Act ) => {
			switch ( asked.act ) {
				case 'verify':
					return verifyLicense( asked.key );
				case 'refresh':
					return refreshLicense();
				case 'deactivate':
					return deactivateLicense( ofNetwork );
			}
		},
		onSuccess: ( { message, license } ) => {
			change( ( site ) => withPlan( site, license.type, license.state === 'valid', license.lasting_type ) );
			show( message );
		},
		onError: ( reason, { act } ) => {
			if ( act !== 'deactivate' ) {
				const { isPassing, message } = ApiError.of( reason );
				show( isPassing ? __( 'There was an error refreshing your license', 'userfeedback' ) : message );
			}
		},
		onSettled: async ( _changed, failed ) => {
			await refresh( queryClient, keys.licenses, keys.settings, keys.templates );
			if ( failed ) {
				await lookAgain();
			}
		},
	} );

	return {
		verify: ( key ) => mutate( { act: 'verify', key } ),
		refresh: () => mutate( { act: 'refresh' } ),
		deactivate: () => mutate( { act: 'deactivate' } ),
		busy: isPending ? variables.act : null,
		error: error && ApiError.of( error ),
	};
}
