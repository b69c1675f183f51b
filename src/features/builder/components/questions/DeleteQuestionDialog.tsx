import { __ } from '@wordpress/i18n';
import { ConfirmDialog } from '@/components/ui/actions/ConfirmDialog';

export function DeleteQuestionDialog( { onConfirm, onCancel }: { onConfirm: () => void; onCancel: () => void } ) {
	return (
		<ConfirmDialog
			title={ __( 'Delete question', 'userfeedback' ) }
			confirm={ __( 'Yes, delete', 'userfeedback' ) }
			isDestructive
			onConfirm={ onConfirm }
			onCancel={ onCancel }
		>
			<p>{ __( 'Are you sure you want to delete this question? This cannot be undone.', 'userfeedback' ) }</p>
		</ConfirmDialog>
	);
}
