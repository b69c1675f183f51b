import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ErrorWords } from '@/components/ui/feedback/ErrorWords';
import { useRatingsForm } from '@/features/post-ratings/model/ratings-form';

/** Why the last save failed, until it is mended or sent away; the toast that said so is gone after a while. */
export function SaveNotice() {
	const { error, forget } = useRatingsForm();

	return (
		error && (
			<Notice status="error" onRemove={ forget }>
				{ Object.keys( error.params ).length > 0 ? (
					__( 'Please fix errors on this page.', 'userfeedback' ) // Each stands at its field.
				) : (
					<ErrorWords error={ error } />
				) }
			</Notice>
		)
	);
}
