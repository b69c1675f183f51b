import { useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { PostFeedbackView } from './PostFeedbackView';

/** What visitors said of this post. Nothing is asked for before it is opened: what is in a closed panel is not drawn. */
export function FeedbackPanel() {
	const { id, isNew } = useSelect( ( select ) => {
		const editor = select( 'core/editor' );
		return { id: editor.getCurrentPostId(), isNew: editor.isEditedPostNew() };
	}, [] );

	// Nobody has seen a post that was never saved, and templates have no number.
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
