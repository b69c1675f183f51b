import { __ } from '@wordpress/i18n';
import { LinkButton } from '@/components/ui/actions/LinkButton';
import { EmptyState } from '@/components/ui/feedback/EmptyState';

export function NoDeliveries( { isFiltered }: { isFiltered: boolean } ) {
	return isFiltered ? (
		<EmptyState title={ __( 'No matching deliveries', 'userfeedback' ) }>
			<LinkButton to="/deliveries">{ __( 'Clear filters', 'userfeedback' ) }</LinkButton>
		</EmptyState>
	) : (
		<EmptyState
			title={ __( 'No deliveries yet', 'userfeedback' ) }
			text={ __(
				'To send responses by email or to other services, set up a survey’s Workflow step.',
				'userfeedback'
			) }
		>
			<LinkButton to="/">{ __( 'View surveys', 'userfeedback' ) }</LinkButton>
		</EmptyState>
	);
}
