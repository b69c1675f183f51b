import { __ } from '@wordpress/i18n';
import type { ResponseAction } from '../api/change-responses';

export function actionLabel( action: ResponseAction ): string {
	switch ( action ) {
		case 'trash':
			return __( 'Trash', 'userfeedback' );
		case 'restore':
			return __( 'Restore', 'userfeedback' );
		case 'delete':
			return __( 'Delete permanently', 'userfeedback' );
	}
}
