import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { keys, refresh } from '@/api/keys';
import { useSettings } from '@/components/forms/settings-form';
import { ASKED, type Step, STEPS } from './steps';

/** Leaves a step: saves its settings, or keeps the stored ones. */
export function useStep( step: Step ) {
	const { settings, save, discard, forget } = useSettings();
	const navigate = useNavigate();
	const queryClient = useQueryClient();
	const place = STEPS.indexOf( step );
	const next = STEPS[ place + 1 ];
	const before = STEPS[ place - 1 ];
	const { site_kind: kind } = settings;

	const goOn = () => {
		if ( step === 'site' && kind !== 'any' ) {
			void refresh( queryClient, keys.templates ); // The offer has changed.
		}
		navigate( `/${ next ?? step }` );
	};
	return {
		goOn: () => save( goOn ),
		skip: () => {
			discard( ASKED[ step ] );
			navigate( `/${ next ?? step }` );
		},
		goBack:
			before &&
			( () => {
				forget();
				navigate( `/${ before }` );
			} ),
	};
}
