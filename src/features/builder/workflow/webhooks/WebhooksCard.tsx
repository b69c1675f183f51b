import { Button } from '@wordpress/components';
import { __, _n } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { LIMITS } from '@/contract/limits';
import { useFocusLater } from '@/lib/hooks/use-focus-later';
import { sprintf } from '@/lib/labels/sprintf';
import { newId } from '@/lib/new-id';
import { useSite } from '@/lib/site';
import { formatNumber } from '@/lib/format';
import { useDispatch } from '@/features/builder/saving/state/builder-context';
import { useShell } from '@/features/builder/shell/shell-context';
import { fieldName } from '@/features/builder/draft/operations/field-names';
import type { FormNotifications } from '@/features/builder/draft/form/draft';
import { useOpenCard } from '@/features/builder/shell/focus/use-open-card';
import { webhooksInWords } from '@/features/builder/summary/notification-summary';
import { Switch } from '../Switch';
import { WorkflowCard } from '../WorkflowCard';
import { LockedWebhooks } from './LockedWebhooks';
import { WebhookItem } from './WebhookItem';

const LIST = 'notifications.webhook.webhooks';

/** One switch for all, and a card for each. */
export function WebhooksCard( { webhook }: { webhook: FormNotifications[ 'webhook' ] } ) {
	const { features } = useSite();
	const { opened, toggle } = useOpenCard();
	const dispatch = useDispatch();
	const { openField } = useShell();
	const focusLater = useFocusLater();
	const { webhooks } = webhook;

	if ( ! features.webhooks ) {
		return <LockedWebhooks count={ webhooks.length } />;
	}
	const add = () => {
		const id = newId();
		dispatch( { type: 'done', operation: { type: 'add-webhook', webhook: id } } );
		openField( fieldName( { webhook: id }, 'request_url' ) );
	};

	return (
		<WorkflowCard
			title={ __( 'Webhooks', 'userfeedback' ) }
			words={ <p>{ webhooksInWords( webhook ) }</p> }
			control={
				<Switch
					label={ __( 'Webhooks', 'userfeedback' ) }
					path="notifications.webhook.active"
					isOn={ webhook.active }
				/>
			}
			isOpen
			onToggle={ null }
		>
			{ webhooks.length > 0 && (
				<ul className="uf-webhooks" data-field={ LIST } tabIndex={ -1 }>
					{ webhooks.map( ( one, place ) => (
						<li key={ one.id }>
							<WebhookItem
								webhook={ one }
								place={ place }
								isOn={ webhook.active }
								isOpen={ opened === one.id }
								onToggle={ () => toggle( one.id ) }
								onDelete={ () => {
									toggle( one.id );
									dispatch( { type: 'done', operation: { type: 'remove', webhook: one.id } } );
									focusLater( '[data-add-webhook] button' );
								} }
							/>
						</li>
					) ) }
				</ul>
			) }
			{ webhooks.length < LIMITS.WEBHOOKS ? (
				<div data-add-webhook>
					<Button __next40pxDefaultSize variant="secondary" icon={ plus } onClick={ add }>
						{ __( 'Add webhook', 'userfeedback' ) }
					</Button>
				</div>
			) : (
				<p className="uf-workflow__soft">
					{ sprintf(
						/* translators: %s: number of webhooks */
						_n(
							'You can add up to %s webhook to a survey.',
							'You can add up to %s webhooks to a survey.',
							LIMITS.WEBHOOKS,
							'userfeedback'
						),
						formatNumber( LIMITS.WEBHOOKS )
					) }
				</p>
			) }
		</WorkflowCard>
	);
}
