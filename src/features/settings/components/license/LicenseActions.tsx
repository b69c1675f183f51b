import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { ConfirmDialog } from '@/components/ui/actions/ConfirmDialog';
import type { LicenseHandle } from '@/components/license/use-license';

interface Props {
	license: LicenseHandle;
	/** Only network admins can deactivate the network's license. */
	mayGiveUp: boolean;
}

export function LicenseActions( { license, mayGiveUp }: Props ) {
	const [ isAsking, setAsking ] = useState( false );

	return (
		<div className="uf-settings__actions">
			<BusyButton isBusy={ license.busy === 'refresh' } onClick={ license.refresh }>
				{ __( 'Refresh Key', 'userfeedback' ) }
			</BusyButton>
			{ mayGiveUp && (
				<BusyButton
					variant="tertiary"
					isDestructive
					isBusy={ license.busy === 'deactivate' }
					onClick={ () => setAsking( true ) }
				>
					{ __( 'Deactivate', 'userfeedback' ) }
				</BusyButton>
			) }
			{ isAsking && (
				<ConfirmDialog
					title={ __( 'Deactivate the license?', 'userfeedback' ) }
					confirm={ __( 'Deactivate', 'userfeedback' ) }
					isDestructive
					onCancel={ () => setAsking( false ) }
					onConfirm={ () => {
						setAsking( false );
						license.deactivate();
					} }
				>
					<p>
						{ __(
							'Features that require a plan are turned off, and visitors won’t see surveys that depend on them. Nothing is deleted, and entering the same key restores everything.',
							'userfeedback'
						) }
					</p>
				</ConfirmDialog>
			) }
		</div>
	);
}
