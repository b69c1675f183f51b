import { __ } from '@wordpress/i18n';

/** Settings that are lists of roles. */
export const PERMISSIONS = [ 'create_edit_surveys', 'view_results', 'delete_surveys' ] as const;

export type PermissionSetting = ( typeof PERMISSIONS )[ number ];

export function permissionLabel( right: PermissionSetting ): string {
	switch ( right ) {
		case 'create_edit_surveys':
			return __( 'Create & Edit Surveys', 'userfeedback' );
		case 'view_results':
			return __( 'View Results', 'userfeedback' );
		case 'delete_surveys':
			return __( 'Delete Surveys & Responses', 'userfeedback' );
	}
}
