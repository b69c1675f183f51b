import { _n, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '@/components/ui/actions/ConfirmDialog';
import { formatNumber } from '@/lib/format';

interface Props {
	count: number;
	isBusy: boolean;
	onConfirm: () => void;
	onCancel: () => void;
}

export function DeleteReasonsDialog( { count, isBusy, onConfirm, onCancel }: Props ) {
	return (
		<ConfirmDialog
			title={ sprintf(
				/* translators: %s: number of reasons */
				_n( 'Delete %s reason permanently?', 'Delete %s reasons permanently?', count, 'userfeedback' ),
				formatNumber( count )
			) }
			confirm={ sprintf(
				/* translators: %s: number of reasons that visitors gave for their votes */
				_n( 'Delete %s reason', 'Delete %s reasons', count, 'userfeedback' ),
				formatNumber( count )
			) }
			isDestructive
			isBusy={ isBusy }
			onConfirm={ onConfirm }
			onCancel={ onCancel }
		>
			<p>
				{ _n(
					'The reason will be deleted permanently. The vote is kept.',
					'The reasons will be deleted permanently. The votes are kept.',
					count,
					'userfeedback'
				) }
			</p>
		</ConfirmDialog>
	);
}
