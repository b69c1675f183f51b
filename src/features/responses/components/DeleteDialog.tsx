import { _n, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '@/components/ui/actions/ConfirmDialog';
import { formatNumber } from '@/lib/format';

interface Props {
	count: number;
	onConfirm: () => void;
	onCancel: () => void;
}

export function DeleteDialog( { count, onConfirm, onCancel }: Props ) {
	return (
		<ConfirmDialog
			title={ sprintf(
				/* translators: %s: number of responses */
				_n( 'Delete %s response permanently?', 'Delete %s responses permanently?', count, 'userfeedback' ),
				formatNumber( count )
			) }
			/* translators: %s: number of responses */
			confirm={ sprintf(
				_n( 'Delete %s response', 'Delete %s responses', count, 'userfeedback' ),
				formatNumber( count )
			) }
			isDestructive
			onConfirm={ onConfirm }
			onCancel={ onCancel }
		>
			<p>
				{ _n(
					'Its answers will be deleted too. This cannot be undone.',
					'Their answers will be deleted too. This cannot be undone.',
					count,
					'userfeedback'
				) }
			</p>
		</ConfirmDialog>
	);
}
