import { __ } from '@wordpress/i18n';
import { ApiError } from '@/api/api-error';

/** Why an owner was not led to Google. */
export function connectFailed( reason: unknown ): string {
	return ApiError.of( reason ).kind === 'refused'
		? __( 'Failed to initiate Google Drive authentication. Please try again.', 'userfeedback' )
		: __( 'An error occurred while connecting to Google Drive. Please try again.', 'userfeedback' );
}
