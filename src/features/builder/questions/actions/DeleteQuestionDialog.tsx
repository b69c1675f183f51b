import { __ } from '@wordpress/i18n';
import { ConfirmDialog } from '@/components/ui/actions/ConfirmDialog';
import { conditionsText } from './conditions-text';

interface Props {
	/** Number of conditions on this question or its answers. */
	conditions: number;
	onConfirm: () => void;
	onCancel: () => void;
}

export function DeleteQuestionDialog( { conditions, onConfirm, onCancel }: Props ) {
	return (
		<ConfirmDialog
			title={ __( 'Delete question', 'userfeedback' ) }
			confirm={ __( 'Yes, delete', 'userfeedback' ) }
			isDestructive
			onConfirm={ onConfirm }
			onCancel={ onCancel }
		>
			<p>{ __( 'Are you sure you want to delete this question?', 'userfeedback' ) }</p>
			{ conditions > 0 && <p>{ conditionsText( conditions ) }</p> }
		</ConfirmDialog>
	);
}
