import { Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useDraftedSurvey } from './use-drafted-survey';
import { useDrafting } from './use-drafting';
import { DraftReview } from './DraftReview';
import { DraftRequestForm } from './DraftRequestForm';
import '@/components/ui/actions/ConfirmDialog.scss';
import './Drafting.scss';

/** A click outside loses nothing that was typed or written; closing cancels all pending work. */
export function DraftingDialog( { onClose }: { onClose: () => void } ) {
	const drafting = useDrafting();
	const { replaces, use } = useDraftedSurvey();
	const { drafted, again } = drafting;

	return (
		<Modal
			title={ __( 'Draft with AI', 'userfeedback' ) }
			size="medium"
			className="uf-dialog uf-drafting"
			shouldCloseOnClickOutside={ false }
			onRequestClose={ onClose }
		>
			{ drafted ? (
				<DraftReview
					drafted={ drafted }
					replaces={ replaces }
					onUse={ () => use( drafted ) }
					onAgain={ again }
				/>
			) : (
				<DraftRequestForm drafting={ drafting } />
			) }
		</Modal>
	);
}
