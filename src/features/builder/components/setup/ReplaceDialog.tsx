import { __, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '@/components/ui/actions/ConfirmDialog';
import { BLANK } from '@/features/builder/model/setup/gallery';
import type { TemplateChoice } from '@/features/builder/model/setup/use-template-choice';

export function ReplaceDialog( { asked, confirm, cancel }: Pick< TemplateChoice, 'asked' | 'confirm' | 'cancel' > ) {
	return (
		asked && (
			<ConfirmDialog
				title={ __( 'Replace your questions?', 'userfeedback' ) }
				confirm={ __( 'Replace', 'userfeedback' ) }
				onConfirm={ confirm }
				onCancel={ cancel }
			>
				<p>
					{ asked.key === BLANK
						? __(
								'The questions of this survey go, and one empty question takes their place.',
								'userfeedback'
							)
						: sprintf(
								/* translators: %s: name of a template */
								__( 'Title and questions of this survey become those of “%s”.', 'userfeedback' ),
								asked.name
							) }{ ' ' }
					{ __( 'Undo brings yours back.', 'userfeedback' ) }
				</p>
			</ConfirmDialog>
		)
	);
}
