import { __, _n } from '@wordpress/i18n';
import { LockedToggle } from '@/components/ui/upgrade/LockedToggle';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { WorkflowCard } from '../WorkflowCard';

/** Shown off, in the same place. Its settings stay stored. */
export function LockedWebhooks( { count }: { count: number } ) {
	return (
		<WorkflowCard
			title={ __( 'Webhooks', 'userfeedback' ) }
			words={
				<p>
					{ count === 0
						? __( 'Sends each response to another service.', 'userfeedback' )
						: sprintf(
								/* translators: %s: number of webhooks */
								_n(
									'%s webhook is saved but not sent.',
									'%s webhooks are saved but not sent.',
									count,
									'userfeedback'
								),
								formatNumber( count )
							) }
				</p>
			}
			control={ null }
			isOpen
			onToggle={ null }
		>
			<LockedToggle label={ __( 'Send webhooks', 'userfeedback' ) } feature="webhooks" />
		</WorkflowCard>
	);
}
