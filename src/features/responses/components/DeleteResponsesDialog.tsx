import { _n } from '@wordpress/i18n';
import { DeleteDialog } from '@/components/lists/DeleteDialog';

interface Props {
	count: number;
	onConfirm: () => void;
	onCancel: () => void;
}

export function DeleteResponsesDialog( props: Props ) {
	const { count } = props;

	return (
		<DeleteDialog
			/* translators: %s: number of responses */
			title={ _n( 'Delete %s response permanently?', 'Delete %s responses permanently?', count, 'userfeedback' ) }
			/* translators: %s: number of responses */
			confirm={ _n( 'Delete %s response', 'Delete %s responses', count, 'userfeedback' ) }
			{ ...props }
		>
			<p>
				{ _n(
					'Its answers will be deleted too. This cannot be undone.',
					'Their answers will be deleted too. This cannot be undone.',
					count,
					'userfeedback'
				) }
			</p>
		</DeleteDialog>
	);
}
