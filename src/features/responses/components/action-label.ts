import { __ } from '@wordpress/i18n';
import type { ResponseAction } from '../api/change-responses';

/** @param status status of the response */
export function actionLabel( action: ResponseAction, status: string ): string {
	switch ( action ) {
		case 'trash':
			return __( 'Trash', 'userfeedback' );
		case 'restore':
			return status === 'spam'
				? __( 'Not spam', 'userfeedback' )
				: status === 'over_limit'
					? __( 'Add to results', 'userfeedback' )
					: __( 'Restore', 'userfeedback' );
		case 'delete':
			return __( 'Delete permanently', 'userfeedback' );
	}
}
