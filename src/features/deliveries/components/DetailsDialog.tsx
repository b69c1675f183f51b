import { Button, Modal } from '@wordpress/components';
import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { Code } from '@/components/ui/layout/Code';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import type { Delivery, DeliveryDetails } from '@/contract/types';
import { formatDateTime, formatNumber } from '@/lib/format';
import { oneDelivery } from '../model/get-deliveries';
import { nameOf, resultInWords, stateLabel } from '../model/labels';
import '@/components/ui/actions/ConfirmDialog.scss';

/** The request and the response. */
export function DetailsDialog( { delivery, onClose }: { delivery: Delivery; onClose: () => void } ) {
	const query = useQuery( oneDelivery( delivery.id ) );

	return (
		<Modal title={ nameOf( delivery ) } size="medium" className="uf-dialog" onRequestClose={ onClose }>
			<QueryState
				query={ query }
				skeleton={ <Skeleton height="240px" /> }
				failure={ __( 'Couldn’t load the delivery.', 'userfeedback' ) }
			>
				{ ( details ) => <Details details={ details } /> }
			</QueryState>
			<div className="uf-dialog__actions">
				<Button __next40pxDefaultSize variant="primary" onClick={ onClose }>
					{ __( 'Close', 'userfeedback' ) }
				</Button>
			</div>
		</Modal>
	);
}

function Details( { details }: { details: DeliveryDetails } ) {
	const facts = [
		{ name: __( 'Result', 'userfeedback' ), value: stateLabel( details ) },
		{ name: __( 'Last server reply', 'userfeedback' ), value: resultInWords( details ) },
		{ name: __( 'Attempts', 'userfeedback' ), value: formatNumber( details.attempts ) },
		{ name: __( 'Created', 'userfeedback' ), value: formatDateTime( details.created_at ) },
		{ name: __( 'Last attempt', 'userfeedback' ), value: moment( details.tried_at ) },
		{ name: __( 'Next attempt', 'userfeedback' ), value: moment( details.due_at ) },
	];
	return (
		<div className="uf-deliveries__details">
			<dl className="uf-deliveries__facts">
				{ facts.map( ( { name, value } ) => (
					<div key={ name }>
						<dt>{ name }</dt>
						<dd>{ value === '' ? '–' : value }</dd>
					</div>
				) ) }
			</dl>
			<Text title={ __( 'Data sent', 'userfeedback' ) } text={ details.sent } />
			<Text title={ __( 'Reply received', 'userfeedback' ) } text={ details.answered } />
		</div>
	);
}

function Text( { title, text }: { title: string; text: string } ) {
	return (
		<section>
			<h2>{ title }</h2>
			{ text === '' ? <p>{ __( 'No data stored.', 'userfeedback' ) }</p> : <Code label={ title }>{ text }</Code> }
		</section>
	);
}

function moment( at: string | null ): string {
	return at === null ? '' : formatDateTime( at );
}
