import { Notice } from '@wordpress/components';
import { _n } from '@wordpress/i18n';
import { memo } from 'react';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import { useBuilder, useDispatch } from '../state/builder-context';
import { changedByText } from './changed-by';

/** Shows changes merged from someone else's save, because they weren't typed here. */
export const MergedChangesNotice = memo( function MergedChangesNotice() {
	const mergedChanges = useBuilder( ( now ) => now.mergedChanges );
	const dispatch = useDispatch();
	const site = useSite();

	return mergedChanges === null || mergedChanges.changes === 0 ? null : (
		<Notice status="info" onRemove={ () => dispatch( { type: 'notice-dismissed' } ) }>
			{ sprintf(
				/* translators: 1: a number of changes, 2: by whom and when, such as “Ada at 14:02” */
				_n(
					'Merged %1$s change by %2$s.',
					'Merged %1$s changes by %2$s.',
					mergedChanges.changes,
					'userfeedback'
				),
				formatNumber( mergedChanges.changes ),
				changedByText( mergedChanges.survey.changed, site )
			) }
		</Notice>
	);
} );
