import { useMutation, useQueryClient } from '@tanstack/react-query';
import { action } from '@/api/action';
import { keys } from '@/api/keys';
import type { AddonSlug } from '@/contract/features';
import { withAddon } from '@/lib/edition/upgrade';
import { useSite, useSiteChange } from '@/lib/site';

/** Installs add-ons where that is still to do, and activates them. The page stays, with all that was typed in it. */
export function useActivation( onDone: () => void ) {
	const { addons: known } = useSite();
	const change = useSiteChange();
	const queryClient = useQueryClient();

	return useMutation( {
		mutationFn: async ( addons: readonly AddonSlug[] ) => {
			for ( const plugin of addons ) {
				if ( ! known[ plugin ].installed ) {
					await action( 'userfeedback_install_addon', 'addons', { plugin } );
				}
				const { addon } = await action( 'userfeedback_activate_addon', 'addons', { plugin } );
				change( ( site ) => withAddon( site, addon ) );
			}
		},
		onSuccess: async () => {
			await queryClient.invalidateQueries( { queryKey: keys.templates } ); // Those it opens tell their questions now.
			onDone();
		},
	} );
}
