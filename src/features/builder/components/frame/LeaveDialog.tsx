import { __ } from '@wordpress/i18n';
import type { Blocker } from 'react-router-dom';
import { ConfirmDialog } from '@/components/ui/actions/ConfirmDialog';

export function LeaveDialog( { blocker }: { blocker: Blocker } ) {
	if ( blocker.state !== 'blocked' ) {
		return null;
	}
	return (
		<ConfirmDialog
			title={ __( 'Leave without saving?', 'userfeedback' ) }
			confirm={ __( 'Leave', 'userfeedback' ) }
			cancel={ __( 'Stay', 'userfeedback' ) }
			isDestructive
			onConfirm={ () => blocker.proceed() }
			onCancel={ () => blocker.reset() }
		>
			<p>{ __( 'What you changed since the last save will be lost.', 'userfeedback' ) }</p>
		</ConfirmDialog>
	);
}
