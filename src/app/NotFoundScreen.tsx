import { __ } from '@wordpress/i18n';
import { EmptyState } from '@/components/ui/EmptyState';
import { LinkButton } from '@/components/ui/LinkButton';
import { Screen } from '@/components/ui/Screen';

export function NotFoundScreen( { back }: { back: string } ) {
	return (
		<Screen title={ __( 'Page not found', 'userfeedback' ) }>
			<EmptyState
				title={ __( 'There is nothing at this address', 'userfeedback' ) }
				text={ __( 'It may have been deleted, or the link is old.', 'userfeedback' ) }
			>
				<LinkButton to="/" variant="primary">
					{ back }
				</LinkButton>
			</EmptyState>
		</Screen>
	);
}
