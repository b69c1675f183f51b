import { _n } from '@wordpress/i18n';
import { DeleteDialog } from '@/components/lists/DeleteDialog';
import type { SurveyRow } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

interface Props {
	surveys: readonly SurveyRow[];
	onConfirm: () => void;
	onCancel: () => void;
}

export function DeleteSurveysDialog( { surveys, ...others }: Props ) {
	const count = surveys.length;
	const responses = surveys.reduce( ( sum, survey ) => sum + survey.responses_count, 0 );

	return (
		<DeleteDialog
			count={ count }
			/* translators: %s: number of surveys */
			title={ _n( 'Delete %s survey permanently?', 'Delete %s surveys permanently?', count, 'userfeedback' ) }
			/* translators: %s: number of surveys */
			confirm={ _n( 'Delete %s survey', 'Delete %s surveys', count, 'userfeedback' ) }
			{ ...others }
		>
			<p dir="auto">{ count === 1 ? surveys[ 0 ]?.title : countText( count ) }</p>
			<p>{ responses > 0 ? responsesText( responses ) : emptyText( count ) }</p>
		</DeleteDialog>
	);
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
