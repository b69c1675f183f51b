import { useMutation, useQueryClient } from '@tanstack/react-query';
import { action } from '@/api/action';
import { keys, refresh } from '@/api/keys';
import type { AddonSlug } from '@/contract/features';
import { withAddon } from '@/lib/edition/upgrade';
import { useSite, useSiteChange } from '@/lib/site';

/** Installs add-ons if needed, and activates them. The page stays, with everything typed on it. */
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
			await refresh( queryClient, keys.templates ); // Unlocked templates now list questions.
			onDone();
		},
	} );
}
