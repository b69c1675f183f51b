import { Notice } from '@wordpress/components';
import { _n, sprintf } from '@wordpress/i18n';
import { memo } from 'react';
import { formatNumber } from '@/lib/format';
import { useSite } from '@/lib/site';
import { useBuilder, useDispatch } from '../state/builder-context';
import { whoInWords } from './changed-by';

/** Shows changes merged from someone else's save, because they weren't typed here. */
export const TakenInNotice = memo( function TakenInNotice() {
	const takenIn = useBuilder( ( now ) => now.takenIn );
	const dispatch = useDispatch();
	const site = useSite();

	return takenIn === null || takenIn.changes === 0 ? null : (
		<Notice status="info" onRemove={ () => dispatch( { type: 'told' } ) }>
			{ sprintf(
				/* translators: 1: a number of changes, 2: by whom and when, such as “Ada at 14:02” */
				_n( 'Merged %1$s change by %2$s.', 'Merged %1$s changes by %2$s.', takenIn.changes, 'userfeedback' ),
				formatNumber( takenIn.changes ),
				whoInWords( takenIn.survey.changed, site )
			) }
		</Notice>
	);
} );
