import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ErrorWords } from '@/components/ui/feedback/ErrorWords';
import { useRatingsForm } from '@/features/post-ratings/model/ratings-form';

/** The last save's error, until it is fixed or dismissed; the toast about it disappears after a while. */
export function SaveNotice() {
	const { error, forget } = useRatingsForm();

	return (
		error && (
			<Notice status="error" onRemove={ forget }>
				{ Object.keys( error.params ).length > 0 ? (
					__( 'Please fix errors on this page.', 'userfeedback' ) // Each is shown at its field.
				) : (
					<ErrorWords error={ error } />
				) }
			</Notice>
		)
	);
}
