import { __ } from '@wordpress/i18n';
import { ConfirmDialog } from '@/components/ui/actions/ConfirmDialog';

interface Props {
	isBusy: boolean;
	onConfirm: () => void;
	onCancel: () => void;
}

export function DisconnectDialog( { isBusy, onConfirm, onCancel }: Props ) {
	return (
		<ConfirmDialog
			title={ __( 'Disconnect Google Drive?', 'userfeedback' ) }
			confirm={ __( 'Disconnect', 'userfeedback' ) }
			isDestructive
			isBusy={ isBusy }
			onConfirm={ onConfirm }
			onCancel={ onCancel }
		>
			<p>
				{ __(
					'New responses won’t be added to spreadsheets. Responses already in the queue stay there until you reconnect. Existing spreadsheets stay in your Google Drive.',
					'userfeedback'
				) }
			</p>
		</ConfirmDialog>
	);
}
