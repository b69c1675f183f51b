import { useMutation, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { action } from '@/api/action';
import { ApiError } from '@/api/api-error';
import { keys } from '@/api/keys';
import { useSnackbars } from '@/components/ui/feedback/Snackbars';
import type { OtherPlugin } from '@/contract/types';
import { sprintf } from '@/lib/labels/sprintf';
import { useDispatch } from '../saving/state/builder-context';
import { leaveWithoutPrompt } from '../saving/local-copy/leave-without-prompt';

export type PluginSetupStep = 'installing' | 'activating' | 'reloading';

/** Milliseconds between the success message and the page reload. */
const RELOAD_AFTER = 800;

/** Installs the analytics plugin if needed, and activates it; then survey events are sent to it. */
export function usePluginSetup( { slug, title, installed: isInstalled }: OtherPlugin ) {
	const [ step, setStep ] = useState< PluginSetupStep | null >( null );
	const { show } = useSnackbars();
	const dispatch = useDispatch();
	const queryClient = useQueryClient();
	const body = { plugin: slug };

	const { mutate, error } = useMutation( {
		mutationFn: async () => {
			let failed = sentences().notInstalled;
			try {
				if ( ! isInstalled ) {
					setStep( 'installing' );
					show( __( 'Installing...', 'userfeedback' ) );
					await action( 'userfeedback_install_plugin', 'plugins', body );
					show( sprintf( sentences().installed, title ) );
				}
				failed = sentences().notActivated;
				setStep( 'activating' );
				show( __( 'Activating...', 'userfeedback' ) );
				await action( 'userfeedback_activate_plugin', 'plugins', body );
			} catch ( reason ) {
				show( sprintf( failed, title ) );
				throw reason;
			}
		},
		onSuccess: () => {
			setStep( 'reloading' );
			show( sprintf( sentences().activated, title ) );
			dispatch( { type: 'done', operation: { type: 'set', path: 'settings.enable_tracking', value: true } } );
			window.setTimeout( () => leaveWithoutPrompt( () => window.location.reload() ), RELOAD_AFTER );
		},
		onError: () => {
			setStep( null );
			void queryClient.invalidateQueries( { queryKey: keys.plugins } ); // It may be installed by now.
		},
	} );

	return {
		start: () => mutate(),
		step,
		error: error && ApiError.of( error ),
	};
}

function sentences() {
	return {
		/* translators: %s: name of a plugin, such as MonsterInsights */
		installed: __( '%s has been installed successfully!', 'userfeedback' ),
		/* translators: %s: name of a plugin, such as MonsterInsights */
		activated: __( '%s has been activated!', 'userfeedback' ),
		/* translators: %s: name of a plugin, such as MonsterInsights */
		notInstalled: __( 'There was an error installing %s', 'userfeedback' ),
		/* translators: %s: name of a plugin, such as MonsterInsights */
		notActivated: __( 'There was an error activating %s', 'userfeedback' ),
	};
}
