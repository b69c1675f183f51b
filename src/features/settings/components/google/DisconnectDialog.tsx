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
					'Responses that come from now on are written to no spreadsheet. Those that wait to be written go on waiting until you connect again. Spreadsheets that are there stay in your Google Drive.',
					'userfeedback'
				) }
			</p>
		</ConfirmDialog>
	);
}
