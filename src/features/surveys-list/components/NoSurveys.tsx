import { __ } from '@wordpress/i18n';
import { LinkButton } from '@/components/ui/actions/LinkButton';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { useSite } from '@/lib/site';

/** The site has no surveys at all. */
export function NoSurveys() {
	const { can } = useSite();
	return (
		<EmptyState
			title={ __( 'No Surveys', 'userfeedback' ) }
			text={ __( 'A survey asks your visitors a few questions while they are on your site.', 'userfeedback' ) }
		>
			{ can.edit && (
				<LinkButton to="/new" variant="primary">
					{ __( 'Create New', 'userfeedback' ) }
				</LinkButton>
			) }
		</EmptyState>
	);
}
