import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { ConfirmDialog } from '@/components/ui/actions/ConfirmDialog';
import type { Licence } from '@/components/licence/use-licence';

interface Props {
	licence: Licence;
	/** Only network admins can deactivate the network's license. */
	mayGiveUp: boolean;
}

export function LicenceActions( { licence, mayGiveUp }: Props ) {
	const [ isAsking, setAsking ] = useState( false );

	return (
		<div className="uf-settings__actions">
			<BusyButton isBusy={ licence.busy === 'refresh' } onClick={ licence.refresh }>
				{ __( 'Refresh Key', 'userfeedback' ) }
			</BusyButton>
			{ mayGiveUp && (
				<BusyButton
					variant="tertiary"
					isDestructive
					isBusy={ licence.busy === 'deactivate' }
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
						licence.deactivate();
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
