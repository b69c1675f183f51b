import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { sprintf } from '@/lib/labels/sprintf';

export function FilterChip( { label, onRemove }: { label: string; onRemove: () => void } ) {
	return (
		<span className="uf-asked__chip">
			<span className="uf-asked__words" title={ label }>
				{ label }
			</span>
			<Button
				size="small"
				icon={ closeSmall }
				/* translators: %s: what a filter asks, such as “Phone” */
				label={ sprintf( __( 'Remove the filter “%s”', 'userfeedback' ), label ) }
				showTooltip={ false }
				onClick={ onRemove }
			/>
		</span>
	);
}
