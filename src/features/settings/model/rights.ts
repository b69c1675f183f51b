import { __ } from '@wordpress/i18n';

/** Settings that are lists of roles. */
export const RIGHTS = [ 'create_edit_surveys', 'view_results', 'delete_surveys' ] as const;

export type Right = ( typeof RIGHTS )[ number ];

export function rightLabel( right: Right ): string {
	switch ( right ) {
		case 'create_edit_surveys':
			return __( 'Create & Edit Surveys', 'userfeedback' );
		case 'view_results':
			return __( 'View Results', 'userfeedback' );
		case 'delete_surveys':
			return __( 'Delete Surveys & Responses', 'userfeedback' );
	}
}
