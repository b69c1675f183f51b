import { __ } from '@wordpress/i18n';
import type { Site } from '@/lib/site';
import type { SurveyAction } from '../api/change-surveys';
import type { Filter } from './list-view';

/** Returns bulk actions: restore or delete permanently in the Trash, all others elsewhere. */
export function bulkActions( filter: Filter, can: Site[ 'can' ] ): SurveyAction[] {
	const actions: SurveyAction[] = filter === 'trash' ? [ 'restore', 'delete' ] : [ 'publish', 'draft', 'trash' ];
	return actions.filter( ( action ) => ( action === 'publish' || action === 'draft' ? can.edit : can.delete ) );
}

export function bulkActionLabel( action: SurveyAction ): string {
	switch ( action ) {
		case 'publish':
			return __( 'Publish', 'userfeedback' );
		case 'draft':
			return __( 'Make Draft', 'userfeedback' );
		case 'trash':
			return __( 'Trash', 'userfeedback' );
		case 'restore':
			return __( 'Restore', 'userfeedback' );
		case 'delete':
			return __( 'Delete Permanently', 'userfeedback' );
	}
}
