import { useMutation, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { action } from '@/api/action';
import { ApiError } from '@/api/api-error';
import { otherPlugins } from '@/api/get-plugins';
import { useSnackbars } from '@/components/ui/feedback/Snackbars';
import type { OtherPlugin } from '@/contract/types';
import { sprintf } from '@/lib/labels/sprintf';

export type PluginStep = 'install' | 'activate' | 'deactivate';

/** Spec 2, 9: milliseconds for which a button stays unchanged after its call returns. */
const FREEZE = 1000;

interface PluginHandle {
	/** The step that is running now. */
	busy: PluginStep | null;
	/** The error of the last step; null while a step runs and after one that succeeded. */
	error: ApiError | null;
	run: ( step: PluginStep ) => void;
}

/** Returns actions for a plugin of the public directory; installing also activates it. */
export function usePlugin( slug: OtherPlugin[ 'slug' ] ): PluginHandle {
	const [ busy, setBusy ] = useState< PluginStep | null >( null );
	const queryClient = useQueryClient();
	const { show } = useSnackbars();

	const change = async ( step: PluginStep ) => {
		setBusy( step );
		const changed = await action( `userfeedback_${ step }_plugin`, 'plugins', { plugin: slug } );
		show( changed.message );
		queryClient.setQueryData( otherPlugins.queryKey, ( known ) =>
			known?.map( ( plugin ) => ( plugin.slug === slug ? changed.plugin : plugin ) )
		);
		return changed;
	};
	const { mutate, error } = useMutation( {
		mutationFn: async ( step: PluginStep ) => {
			if ( step !== 'install' ) {
				return change( step );
			}
			await change( 'install' );
			return change( 'activate' );
		},
		onError: ( reason, step ) => {
			show( failure( step, ApiError.of( reason ).message ) );
			void queryClient.invalidateQueries( { queryKey: otherPlugins.queryKey } ); // It may be installed by now.
		},
		onSettled: () => {
			setTimeout( () => setBusy( null ), FREEZE );
		},
	} );

	return {
		busy,
		error: error && ApiError.of( error ),
		run: ( step ) => {
			if ( busy === null ) {
				setBusy( step ); // Immediately: a second click can come before the call starts.
				mutate( step );
			}
		},
	};
}

function failure( step: PluginStep, reason: string ): string {
	return step === 'install'
		? sprintf(
				/* translators: %s: why, a sentence */
				__( 'There was an error installing the plugin. %s', 'userfeedback' ),
				reason
			)
		: reason;
}
