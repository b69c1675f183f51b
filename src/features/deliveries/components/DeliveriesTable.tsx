import { __ } from '@wordpress/i18n';
import { SelectAllCell } from '@/components/lists/table/SelectionCells';
import { HeadCell, Table } from '@/components/lists/table/Table';
import type { Delivery } from '@/contract/types';
import type { Selection } from '@/components/lists/use-selection';
import { DeliveryRow } from './DeliveryRow';

interface Props {
	deliveries: readonly Delivery[];
	selection: Selection;
	busyIds: readonly number[];
	onAgain: ( ids: number[] ) => void;
	onDetails: ( delivery: Delivery ) => void;
}

export function DeliveriesTable( { deliveries, selection, busyIds, onAgain, onDetails }: Props ) {
	return (
		<Table
			label={ __( 'Send log', 'userfeedback' ) }
			head={
				<>
					<SelectAllCell selection={ selection } count={ deliveries.length } />
					<HeadCell kind="title">{ __( 'Recipient', 'userfeedback' ) }</HeadCell>
					<HeadCell>{ __( 'Survey', 'userfeedback' ) }</HeadCell>
					<HeadCell>{ __( 'Response', 'userfeedback' ) }</HeadCell>
					<HeadCell>{ __( 'Created', 'userfeedback' ) }</HeadCell>
					<HeadCell>{ __( 'Result', 'userfeedback' ) }</HeadCell>
					<HeadCell>{ __( 'Next attempt', 'userfeedback' ) }</HeadCell>
				</>
			}
		>
			{ deliveries.map( ( delivery ) => (
				<DeliveryRow
					key={ delivery.id }
					delivery={ delivery }
					selection={ selection }
					isBusy={ busyIds.includes( delivery.id ) }
					onAgain={ () => onAgain( [ delivery.id ] ) }
					onDetails={ () => onDetails( delivery ) }
				/>
			) ) }
		</Table>
	);
}
