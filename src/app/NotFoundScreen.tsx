import { __ } from '@wordpress/i18n';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { LinkButton } from '@/components/ui/actions/LinkButton';
import { Screen } from '@/components/ui/layout/Screen';

export function NotFoundScreen( { back }: { back: string } ) {
	return (
		<Screen title={ __( 'Page not found', 'userfeedback' ) }>
			<EmptyState
				title={ __( 'This page doesn’t exist', 'userfeedback' ) }
				text={ __( 'It may have been deleted, or the link may be outdated.', 'userfeedback' ) }
			>
				<LinkButton to="/" variant="primary">
					{ back }
				</LinkButton>
			</EmptyState>
		</Screen>
	);
}
