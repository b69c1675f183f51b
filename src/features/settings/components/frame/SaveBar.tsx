import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useBeforeUnload } from 'react-router-dom';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { useSettings } from '@/features/settings/model/settings-form';
import { LeaveDialog } from './LeaveDialog';

/** There as soon as something is changed, and gone once that is saved. */
export function SaveBar() {
	const { isChanged, isSaving, save, discard } = useSettings();
	useBeforeUnload( ( event ) => {
		if ( isChanged ) {
			event.preventDefault(); // The browser asks.
		}
	} );

	return (
		isChanged && (
			<>
				<LeaveDialog />
				<div className="uf-settings__save" role="region" aria-label={ __( 'Unsaved changes', 'userfeedback' ) }>
					<span className="uf-settings__unsaved">{ __( 'Unsaved changes', 'userfeedback' ) }</span>
					<Button __next40pxDefaultSize variant="tertiary" onClick={ discard }>
						{ __( 'Discard', 'userfeedback' ) }
					</Button>
					<BusyButton variant="primary" isBusy={ isSaving } onClick={ save }>
						{ __( 'Save Settings', 'userfeedback' ) }
					</BusyButton>
				</div>
			</>
		)
	);
}
