import { useMutation, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { createContext, type ReactNode, useContext } from 'react';
import { ApiError } from '@/api/api-error';
import { keys } from '@/api/keys';
import { useChanges } from '@/components/settings-form/use-changes';
import { useSnackbars } from '@/components/ui/feedback/Snackbars';
import type { RatingSettings, RatingSettingsAnswer } from '@/contract/types';
import { useSite } from '@/lib/site';
import { saveRatingSettings } from '../api/settings';

export type SettingName = keyof RatingSettings;

/** Spec 3, 8: milliseconds. */
const SAID_FOR = 3_000;

interface RatingsForm {
	stored: RatingSettingsAnswer;
	/** As on screen: the stored settings with the changes since. */
	settings: RatingSettings;
	defaults: RatingSettings;
	/** The edition lacks it: settings are shown but can't be changed. */
	isLocked: boolean;
	set: < Name extends SettingName >( name: Name, value: RatingSettings[ Name ] ) => void;
	/** The server's error for a setting or, by its path, for a part of it. */
	fault: ( path: string ) => string | undefined;
	isChanged: boolean;
	discard: () => void;
	save: () => void;
	isSaving: boolean;
	/** The last save's error. */
	error: ApiError | null;
	forget: () => void;
}

const FormContext = createContext< RatingsForm | null >( null );

export function RatingsFormProvider( { stored, children }: { stored: RatingSettingsAnswer; children: ReactNode } ) {
	const queryClient = useQueryClient();
	const isLocked = ! useSite().features[ 'post-ratings' ];
	const { tell } = useSnackbars();
	const { changes, isChanged, set, discard, wereSaved } = useChanges< RatingSettings >( stored.settings );
	const save = useMutation( {
		mutationFn: ( sent: Partial< RatingSettings > ) => saveRatingSettings( sent ),
		onMutate: () => tell( 'rating-settings', __( 'Saving Changes...', 'userfeedback' ) ),
		onSuccess: ( { settings }, sent ) => {
			queryClient.setQueryData< RatingSettingsAnswer >(
				keys.ratingSettings,
				( now ) => now && { ...now, settings }
			);
			wereSaved( sent );
			tell( 'rating-settings', __( 'Settings Updated', 'userfeedback' ), SAID_FOR );
		},
		onError: () => tell( 'rating-settings', __( 'Could Not Save Changes', 'userfeedback' ) ),
	} );
	const error = save.error && ApiError.of( save.error );

	const form: RatingsForm = {
		stored,
		settings: { ...stored.settings, ...changes },
		defaults: stored.defaults,
		isLocked,
		set,
		fault: ( path ) => error?.params[ `settings.${ path }` ],
		isChanged,
		discard: () => {
			discard();
			save.reset();
		},
		save: () => save.mutate( changes ),
		isSaving: save.isPending,
		error,
		forget: () => save.reset(),
	};
	return <FormContext.Provider value={ form }>{ children }</FormContext.Provider>;
}

export function useRatingsForm(): RatingsForm {
	const form = useContext( FormContext );
	if ( ! form ) {
		throw new Error( 'useRatingsForm needs a RatingsFormProvider above it.' );
	}
	return form;
}
