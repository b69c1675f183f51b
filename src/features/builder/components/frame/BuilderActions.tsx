import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useNavigate } from 'react-router-dom';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { useBuilder } from '@/features/builder/model/builder-context';

export function BuilderActions( { isPublishStep }: { isPublishStep: boolean } ) {
	const { saving, saveHere, goToPublish } = useBuilder();
	const navigate = useNavigate();

	return (
		<>
			<Button
				__next40pxDefaultSize
				className="uf-builder__close"
				variant="tertiary"
				onClick={ () => void navigate( '/' ) }
			>
				{ __( 'Close', 'userfeedback' ) }
			</Button>
			<BusyButton isBusy={ saving.isSaving } onClick={ () => void saveHere() }>
				{ __( 'Save', 'userfeedback' ) }
			</BusyButton>
			{ ! isPublishStep && (
				<BusyButton variant="primary" isBusy={ saving.isSaving } onClick={ () => void goToPublish() }>
					{ __( 'Next', 'userfeedback' ) }
				</BusyButton>
			) }
		</>
	);
}
