import { __ } from '@wordpress/i18n';
import { ConfirmDialog } from '@/components/ui/actions/ConfirmDialog';
import { sprintf } from '@/lib/labels/sprintf';
import { BLANK } from './gallery/gallery';
import type { TemplateChoice } from './use-template-choice';

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
								'This removes all questions from this survey and adds one empty question.',
								'userfeedback'
							)
						: sprintf(
								/* translators: %s: name of a template */
								__(
									'This replaces the survey’s title and questions with those of “%s”.',
									'userfeedback'
								),
								asked.name
							) }{ ' ' }
					{ __( 'You can undo this.', 'userfeedback' ) }
				</p>
			</ConfirmDialog>
		)
	);
}
