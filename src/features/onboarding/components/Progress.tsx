import { __ } from '@wordpress/i18n';
import { useLocation } from 'react-router-dom';
import { type Step, stepLabel, STEPS } from '@/features/onboarding/model/steps';

/** The current step, and the next ones. */
export function Progress() {
	const { pathname } = useLocation();
	const current = STEPS.indexOf( pathname.slice( 1 ) as Step );

	return (
		<ol className="uf-wizard__progress" aria-label={ __( 'Steps', 'userfeedback' ) }>
			{ STEPS.map( ( step, place ) => (
				<li
					key={ step }
					className={ place < current ? 'is-past' : '' }
					aria-current={ place === current ? 'step' : undefined }
				>
					{ stepLabel( step ) }
				</li>
			) ) }
		</ol>
	);
}
