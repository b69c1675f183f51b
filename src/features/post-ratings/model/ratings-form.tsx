import { __ } from '@wordpress/i18n';
import { createContext, type ReactNode, useContext } from 'react';
import { keys } from '@/api/keys';
import { type Form, useForm } from '@/components/forms/use-form';
import { useSnackbars } from '@/components/ui/feedback/Snackbars';
import type { RatingSettings, RatingSettingsAnswer } from '@/contract/types';
import { useSite } from '@/lib/site';
import { saveRatingSettings } from '../api/settings';

export type SettingName = keyof RatingSettings;

/** Spec 3, 8: milliseconds. */
const SAID_FOR = 3_000;

interface RatingsForm extends Form< RatingSettings > {
	stored: RatingSettingsAnswer;
	/** The edition lacks it: settings are shown but can't be changed. */
	isLocked: boolean;
	save: () => void;
}

const FormContext = createContext< RatingsForm | null >( null );

export function RatingsFormProvider( { stored, children }: { stored: RatingSettingsAnswer; children: ReactNode } ) {
	const isLocked = ! useSite().features[ 'post-ratings' ];
	const { tell } = useSnackbars();
	const { form, changes, saving } = useForm< RatingSettings >( {
		stored,
		queryKey: keys.ratingSettings,
		send: saveRatingSettings,
		onMutate: () => tell( 'rating-settings', __( 'Saving Changes...', 'userfeedback' ) ),
		onSaved: () => tell( 'rating-settings', __( 'Settings Updated', 'userfeedback' ), SAID_FOR ),
		onError: () => tell( 'rating-settings', __( 'Could Not Save Changes', 'userfeedback' ) ),
	} );

	const value: RatingsForm = { ...form, stored, isLocked, save: () => saving.mutate( changes ) };
	return <FormContext.Provider value={ value }>{ children }</FormContext.Provider>;
}

export function useRatingsForm(): RatingsForm {
	const form = useContext( FormContext );
	if ( ! form ) {
		throw new Error( 'useRatingsForm needs a RatingsFormProvider above it.' );
	}
	return form;
}
