import { useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { PostFeedbackView } from './PostFeedbackView';

/** Visitors' feedback on this post. Loads nothing until it is opened: a closed panel's content isn't rendered. */
export function FeedbackPanel() {
	const { id, isNew } = useSelect( ( select ) => {
		const editor = select( 'core/editor' );
		return { id: editor.getCurrentPostId(), isNew: editor.isEditedPostNew() };
	}, [] );

	// Unsaved posts have no visitors, and templates have no numeric id.
	return typeof id !== 'number' || isNew ? null : (
		<PluginDocumentSettingPanel
			name="userfeedback-feedback"
			className="userfeedback-feedback"
			title={ __( 'Feedback', 'userfeedback' ) }
		>
			<PostFeedbackView postId={ id } />
		</PluginDocumentSettingPanel>
	);
}
