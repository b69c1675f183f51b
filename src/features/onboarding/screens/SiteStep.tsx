import { __ } from '@wordpress/i18n';
import { SiteKinds } from '../components/SiteKinds';
import { StepFrame } from '../components/StepFrame';

export function SiteStep() {
	return (
		<StepFrame
			step="site"
			title={ __( 'What is this site for?', 'userfeedback' ) }
			lead={ __( 'This only affects which templates are suggested first.', 'userfeedback' ) }
		>
			<SiteKinds />
		</StepFrame>
	);
}
