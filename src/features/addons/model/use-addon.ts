import { useMutation, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { ApiError } from '@/api/api-error';
import { useSnackbars } from '@/components/ui/feedback/Snackbars';
import type { AddonSlug } from '@/contract/features';
import type { Addon } from '@/contract/types';
import { withAddon } from '@/lib/edition/upgrade';
import { sprintf } from '@/lib/labels/sprintf';
import { useSiteChange } from '@/lib/site';
import { addons, type AddonStep, changeAddon } from './addons';
import { storeMessage } from './addon-message';

/** Spec 2, 9: milliseconds for which a button stays unchanged after its call returns; then the page reloads. */
const FREEZE = 1000;

interface AddonHandle {
	/** The step that is running now. */
	busy: AddonStep | null;
	run: ( step: AddonStep ) => void;
}

/** Installing also activates. The menu comes with the page, so the page reloads after an activation. */
export function useAddon( slug: AddonSlug ): AddonHandle {
	const [ busy, setBusy ] = useState< AddonStep | null >( null );
	const queryClient = useQueryClient();
	const changeSite = useSiteChange();
	const { show } = useSnackbars();

	const take = ( changed: Addon ) => {
		changeSite( ( site ) => withAddon( site, changed ) );
		queryClient.setQueryData( addons.queryKey, ( known ) =>
			known?.map( ( addon ) => ( addon.slug === changed.slug ? changed : addon ) )
		);
	};
	const { mutate } = useMutation( {
		mutationFn: async ( step: AddonStep ) => {
			let changed = await changeAddon( step, slug );
			take( changed.addon );
			if ( step === 'install' ) {
				setBusy( 'activate' );
				changed = await changeAddon( 'activate', slug );
				take( changed.addon );
			}
			return changed;
		},
		onMutate: setBusy,
		onSuccess: ( { message, addon } ) => {
			show( message );
			if ( addon.active ) {
				setTimeout( () => reload( slug, () => queryClient.isMutating() > 0 ), FREEZE );
			}
		},
		onError: ( error, step ) => {
			show( failure( step, ApiError.of( error ).message ) );
			void queryClient.invalidateQueries( { queryKey: addons.queryKey } ); // Another tab, or an expired license.
		},
		onSettled: () => {
			setTimeout( () => setBusy( null ), FREEZE );
		},
	} );

	return {
		busy,
		run: ( step ) => {
			if ( busy === null ) {
				mutate( step );
			}
		},
	};
}

/** Doesn't interrupt a step of another add-on. */
function reload( addon: AddonSlug, isBusy: () => boolean ): void {
	if ( isBusy() ) {
		setTimeout( () => reload( addon, isBusy ), FREEZE );
		return;
	}
	storeMessage( { addon, scroll: window.scrollY } );
	window.location.reload();
}

function failure( step: AddonStep, reason: string ): string {
	return step === 'install'
		? sprintf(
				/* translators: %s: why, a sentence */
				__( 'There was an error installing the addon. %s', 'userfeedback' ),
				reason
			)
		: reason;
}
