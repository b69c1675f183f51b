import { __ } from '@wordpress/i18n';
import { memo } from 'react';
import { useShell } from '../shell-context';
import { Step } from './Step';
import { StepsMenu } from './StepsMenu';
import './Stepper.scss';

/** Steps of the builder; a menu in narrow windows. */
export const Stepper = memo( function Stepper() {
	const { steps } = useShell();

	return (
		<nav className="uf-stepper" aria-label={ __( 'Steps', 'userfeedback' ) }>
			<ol className="uf-stepper__list">
				{ steps.map( ( step ) => (
					<li key={ step.key }>
						<Step step={ step } />
					</li>
				) ) }
			</ol>
			<StepsMenu />
		</nav>
	);
} );
