import { _n, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '@/components/ui/actions/ConfirmDialog';
import type { SurveyRow } from '@/contract/types';
import { formatNumber } from '@/lib/format';

interface Props {
	surveys: readonly SurveyRow[];
	onConfirm: () => void;
	onCancel: () => void;
}

export function DeleteDialog( { surveys, onConfirm, onCancel }: Props ) {
	const responses = surveys.reduce( ( sum, survey ) => sum + survey.responses_count, 0 );

	return (
		<ConfirmDialog
			title={ sprintf(
				/* translators: %s: number of surveys */
				_n( 'Delete %s survey permanently?', 'Delete %s surveys permanently?', surveys.length, 'userfeedback' ),
				formatNumber( surveys.length )
			) }
			confirm={ confirmText( surveys.length ) }
			isDestructive
			onConfirm={ onConfirm }
			onCancel={ onCancel }
		>
			<p dir="auto">{ surveys.length === 1 ? surveys[ 0 ]?.title : countText( surveys.length ) }</p>
			<p>{ responses > 0 ? responsesText( responses ) : emptyText( surveys.length ) }</p>
		</ConfirmDialog>
	);
}

function confirmText( count: number ): string {
	/* translators: %s: number of surveys */
	return sprintf( _n( 'Delete %s survey', 'Delete %s surveys', count, 'userfeedback' ), formatNumber( count ) );
}

function countText( count: number ): string {
	/* translators: %s: number of surveys */
	return sprintf( _n( '%s survey selected.', '%s surveys selected.', count, 'userfeedback' ), formatNumber( count ) );
}

function emptyText( count: number ): string {
	return _n(
		'It has no responses. This cannot be undone.',
		'They have no responses. This cannot be undone.',
		count,
		'userfeedback'
	);
}

function responsesText( count: number ): string {
	/* translators: %s: number of responses */
	return sprintf(
		_n(
			'%s response will also be deleted. This cannot be undone.',
			'%s responses will also be deleted. This cannot be undone.',
			count,
			'userfeedback'
		),
		formatNumber( count )
	);
}
