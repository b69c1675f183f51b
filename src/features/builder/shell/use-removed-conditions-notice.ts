import { _n } from '@wordpress/i18n';
import { useEffect } from 'react';
import { useSnackbars } from '@/components/ui/feedback/Snackbars';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

/** Briefly reports side effects of a change. */
export function useRemovedConditionsNotice( lost: { conditions: number } ): void {
	const { show } = useSnackbars();

	useEffect( () => {
		if ( lost.conditions > 0 ) {
			show(
				sprintf(
					/* translators: %s: number of conditions */
					_n(
						'%s condition depended on this and was removed. Undo to restore it.',
						'%s conditions depended on this and were removed. Undo to restore them.',
						lost.conditions,
						'userfeedback'
					),
					formatNumber( lost.conditions )
				)
			);
		}
	}, [ lost, show ] );
}
