import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ApiError } from '@/api/api-error';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';

interface Props {
	error: ApiError;
	onDismiss: () => void;
}

/** The last save's error. Errors of single settings are shown at their fields. */
export function SaveError( { error, onDismiss }: Props ) {
	return (
		<Notice status="error" onRemove={ onDismiss }>
			{ Object.keys( error.params ).length > 0 ? (
				__( 'Please fix errors on this page.', 'userfeedback' )
			) : (
				<ErrorMessage error={ error } />
			) }
		</Notice>
	);
}
