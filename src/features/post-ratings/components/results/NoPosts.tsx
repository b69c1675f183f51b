import { __ } from '@wordpress/i18n';
import { LinkButton } from '@/components/ui/actions/LinkButton';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { useSite } from '@/lib/site';

export function NoPosts( { isFiltered }: { isFiltered: boolean } ) {
	const { can } = useSite();

	return (
		<EmptyState
			title={ __( 'No Results Found', 'userfeedback' ) }
			text={ __( 'There are no post rating results to display for the selected criteria.', 'userfeedback' ) }
		>
			{ isFiltered && (
				<LinkButton to="/results" variant="primary">
					{ __( 'Show all posts', 'userfeedback' ) }
				</LinkButton>
			) }
			{ ! isFiltered && can.settings && (
				<LinkButton to="/settings" variant="primary">
					{ __( 'Choose where to show ratings', 'userfeedback' ) }
				</LinkButton>
			) }
		</EmptyState>
	);
}
