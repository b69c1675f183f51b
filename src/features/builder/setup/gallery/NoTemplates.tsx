import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { sprintf } from '@/lib/labels/sprintf';

export function NoTemplates( { search, onReset }: { search: string; onReset: () => void } ) {
	return (
		<EmptyState
			title={ __( 'Sorry No results found!', 'userfeedback' ) }
			text={ sprintf(
				/* translators: %s: what was searched for */
				__( 'No templates match “%s”.', 'userfeedback' ),
				search.trim()
			) }
		>
			<Button __next40pxDefaultSize variant="secondary" onClick={ onReset }>
				{ __( 'Show all templates', 'userfeedback' ) }
			</Button>
		</EmptyState>
	);
}
