import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useSettings } from '@/components/forms/settings-form';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';
import type { Step } from '@/features/onboarding/model/steps';
import { useStep } from '@/features/onboarding/model/use-step';

interface Props {
	step: Step;
	title: string;
	/** The reason for asking, in a sentence or two. */
	lead: string;
	/** Replaces the two buttons. */
	end?: ReactNode;
	children: ReactNode;
}

/** The layout of each step: its heading, which gets focus, and the buttons for next and back. */
export function StepFrame( { step, title, lead, end, children }: Props ) {
	const { goOn, goBack, skip } = useStep( step );
	const { isSaving, error } = useSettings();

	return (
		<section className="uf-wizard__step" aria-labelledby="uf-wizard-title">
			<h2 id="uf-wizard-title" className="uf-wizard__title" tabIndex={ -1 } data-route-focus>
				{ title }
			</h2>
			<p className="uf-wizard__lead">{ lead }</p>
			{ children }
			{ error && (
				<Notice status="error" isDismissible={ false }>
					<ErrorMessage error={ error } />
				</Notice>
			) }
			<div className="uf-wizard__foot">
				{ goBack && (
					<Button __next40pxDefaultSize variant="tertiary" className="uf-wizard__back" onClick={ goBack }>
						{ __( 'Back', 'userfeedback' ) }
					</Button>
				) }
				{ end ?? (
					<>
						<Button __next40pxDefaultSize variant="tertiary" onClick={ skip }>
							{ __( 'Skip this step', 'userfeedback' ) }
						</Button>
						<BusyButton variant="primary" isBusy={ isSaving } onClick={ goOn }>
							{ __( 'Continue', 'userfeedback' ) }
						</BusyButton>
					</>
				) }
			</div>
		</section>
	);
}
