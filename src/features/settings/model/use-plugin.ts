import { useMutation, useQueryClient } from '@tanstack/react-query';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { action } from '@/api/action';
import { ApiError } from '@/api/api-error';
import { otherPlugins } from '@/api/get-plugins';
import { useSnackbars } from '@/components/ui/feedback/Snackbars';
import type { OtherPlugin, PluginChanged } from '@/contract/types';

export type PluginStep = 'install' | 'activate';

/** Spec 2, 9: milliseconds for which a button stays as it is once its call was answered. */
const FREEZE = 1000;

/** Brings a plugin of the public directory onto the site and activates it, one after the other. */
export function usePlugin( { slug, installed: isInstalled }: OtherPlugin ) {
	const [ busy, setBusy ] = useState< PluginStep | null >( null );
	const queryClient = useQueryClient();
	const { show } = useSnackbars();
	const body = { plugin: slug };

	const take = ( { message, plugin }: PluginChanged ) => {
		show( message );
		queryClient.setQueryData( otherPlugins.queryKey, ( known ) =>
			known?.map( ( other ) => ( other.slug === plugin.slug ? plugin : other ) )
		);
	};
	const { mutate, error } = useMutation( {
		mutationFn: async () => {
			if ( ! isInstalled ) {
				setBusy( 'install' );
				take( await action( 'userfeedback_install_plugin', 'plugins', body ) );
			}
			setBusy( 'activate' );
			take( await action( 'userfeedback_activate_plugin', 'plugins', body ) );
		},
		onError: ( reason ) => {
			show(
				sprintf(
					/* translators: %s: why, a sentence */
					__( 'There was an error installing the plugin. %s', 'userfeedback' ),
					ApiError.of( reason ).message
				)
			);
			void queryClient.invalidateQueries( { queryKey: otherPlugins.queryKey } ); // It may be installed by now.
		},
		onSettled: () => {
			setTimeout( () => setBusy( null ), FREEZE );
		},
	} );

	return {
		busy,
		error: error && ApiError.of( error ),
		start: () => {
			if ( busy === null ) {
				mutate();
			}
		},
	};
}
