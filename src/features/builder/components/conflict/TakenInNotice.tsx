import { Notice } from '@wordpress/components';
import { _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import { useBuilder, useDispatch } from '@/features/builder/model/builder-context';

/** What came into this form from someone else's save, as nobody here has typed it. */
export function TakenInNotice() {
	const { takenIn } = useBuilder();
	const dispatch = useDispatch();

	return takenIn === null || takenIn.changes === 0 ? null : (
		<Notice status="info" onRemove={ () => dispatch( { type: 'told' } ) }>
			{ sprintf(
				/* translators: %s: a number of changes */
				_n(
					'%s change by someone else was taken in.',
					'%s changes by someone else were taken in.',
					takenIn.changes,
					'userfeedback'
				),
				formatNumber( takenIn.changes )
			) }
		</Notice>
	);
}
