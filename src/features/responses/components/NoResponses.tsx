import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import type { Status } from '../model/list-view';

interface Props {
	status: Status;
	/** Null without filters. */
	onClear: ( () => void ) | null;
}

export function NoResponses( { status, onClear }: Props ) {
	if ( status === 'spam' ) {
		return (
			<EmptyState
				title={ __( 'No spam', 'userfeedback' ) }
				text={ __( 'No responses to this survey are marked as spam.', 'userfeedback' ) }
			/>
		);
	}
	if ( status === 'over_limit' ) {
		return (
			<EmptyState
				title={ __( 'No responses over the limit', 'userfeedback' ) }
				text={ __( 'No responses arrived after this survey reached its limit.', 'userfeedback' ) }
			/>
		);
	}
	if ( status === 'partial' ) {
		return (
			<EmptyState
				title={ __( 'No unfinished responses', 'userfeedback' ) }
				text={ __(
					'Answers of visitors who left appear here 24 hours after their last step.',
					'userfeedback'
				) }
			/>
		);
	}
	return (
		<EmptyState title={ __( 'No responses found', 'userfeedback' ) }>
			{ onClear && (
				<Button __next40pxDefaultSize variant="secondary" onClick={ onClear }>
					{ __( 'Clear filters', 'userfeedback' ) }
				</Button>
			) }
		</EmptyState>
	);
}
