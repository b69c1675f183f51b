import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';
import { useId } from 'react';
import { useBuilder } from '@/features/builder/saving/state/builder-context';
import { errorsBelow } from '@/features/builder/draft/validation/field-errors';
import type { FormWebhook } from '@/features/builder/draft/form/draft';
import { webhookName } from '@/features/builder/draft/form/webhook-labels';
import { sprintf } from '@/lib/labels/sprintf';
import { useDestinations } from '../destinations/use-destinations';
import { DestinationLine } from '../destinations/DestinationLine';
import { WithSample } from '../WorkflowCard';
import { WebhookFooter } from './WebhookFooter';
import { WebhookFields } from './WebhookFields';
import { WebhookName } from './WebhookName';
import { WebhookSample } from './WebhookSample';

interface Props {
	webhook: FormWebhook;
	/** From 0. */
	place: number;
	/** True if webhooks are sent. */
	isOn: boolean;
	isOpen: boolean;
	onToggle: () => void;
	onDelete: () => void;
}

export function WebhookItem( { webhook, place, isOn, isOpen, onToggle, onDelete }: Props ) {
	const id = useId();
	const errors = errorsBelow(
		useBuilder( ( now ) => now.errors ),
		`notifications.webhook.webhooks[${ String( place ) }]`
	);
	const told = useDestinations( 'webhook' ).find( ( { target } ) => target === webhook.id );

	return (
		<section className="uf-webhook" aria-label={ webhookName( webhook ) }>
			<div className="uf-workflow__head">
				<WebhookName webhook={ webhook } />
				<button
					type="button"
					className="uf-webhook__toggle"
					aria-expanded={ isOpen }
					aria-controls={ isOpen ? id : undefined }
					aria-label={ sprintf(
						/* translators: %s: name of a webhook */
						__( 'Settings for %s', 'userfeedback' ),
						webhookName( webhook )
					) }
					onClick={ onToggle }
				>
					<Icon icon={ isOpen ? chevronUp : chevronDown } size={ 24 } />
				</button>
			</div>
			<div className="uf-workflow__words">
				<p className="uf-webhook__address" dir="ltr">
					{ webhook.request_url.trim() === ''
						? __( 'No URL yet. Nothing is sent.', 'userfeedback' )
						: `${ webhook.request_method } ${ webhook.request_url }` }
				</p>
				{ told && isOn && <DestinationLine destination={ told } /> }
			</div>
			{ isOpen && (
				<div id={ id } className="uf-workflow__body">
					<WithSample sample={ <WebhookSample id={ webhook.id } /> }>
						<WebhookFields webhook={ webhook } errors={ errors } />
						<WebhookFooter webhook={ webhook } onDelete={ onDelete } />
					</WithSample>
				</div>
			) }
		</section>
	);
}
