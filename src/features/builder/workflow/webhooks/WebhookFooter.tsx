import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { ConfirmDialog } from '@/components/ui/actions/ConfirmDialog';
import type { FormWebhook } from '@/features/builder/draft/form/draft';
import { TestWebhook } from './TestWebhook';

/** Actions on a webhook. */
export function WebhookFooter( { webhook, onDelete }: { webhook: FormWebhook; onDelete: () => void } ) {
	const [ isAsking, setAsking ] = useState( false );

	return (
		<div className="uf-webhook__end">
			<TestWebhook webhook={ webhook } />
			<BusyButton variant="link" isDestructive onClick={ () => setAsking( true ) }>
				{ __( 'Delete', 'userfeedback' ) }
			</BusyButton>
			{ isAsking && (
				<ConfirmDialog
					title={ __( 'Are you sure', 'userfeedback' ) }
					cancel={ __( 'No, Cancel', 'userfeedback' ) }
					confirm={ __( 'Yes, Delete', 'userfeedback' ) }
					isDestructive
					onCancel={ () => setAsking( false ) }
					onConfirm={ () => {
						setAsking( false );
						onDelete();
					} }
				>
					<p>{ __( 'You would like to delete this webhook?', 'userfeedback' ) }</p>
				</ConfirmDialog>
			) }
		</div>
	);
}
