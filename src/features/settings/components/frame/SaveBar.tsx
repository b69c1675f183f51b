import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useBeforeUnload, useLocation } from 'react-router-dom';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { useSettings } from '@/components/settings-form/settings-form';
import { LeaveDialog } from './LeaveDialog';

/** Spec 2, 2.2: screens that have nothing to save; what was changed on others is kept on them. */
const WITHOUT = [ '/integrations', '/google-drive' ];

/** There as soon as something is changed, and gone once that is saved. */
export function SaveBar() {
	const { pathname } = useLocation();
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
				{ ! WITHOUT.includes( pathname ) && (
					<div
						className="uf-settings__save"
						role="region"
						aria-label={ __( 'Unsaved changes', 'userfeedback' ) }
					>
						<span className="uf-settings__unsaved">{ __( 'Unsaved changes', 'userfeedback' ) }</span>
						<Button __next40pxDefaultSize variant="tertiary" onClick={ () => discard() }>
							{ __( 'Discard', 'userfeedback' ) }
						</Button>
						<BusyButton variant="primary" isBusy={ isSaving } onClick={ save }>
							{ __( 'Save Settings', 'userfeedback' ) }
						</BusyButton>
					</div>
				) }
			</>
		)
	);
}
