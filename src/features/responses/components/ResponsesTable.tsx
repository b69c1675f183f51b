import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { HeadCell, Table } from '@/components/ui/list/Table';
import type { ResponseRow } from '@/contract/types';
import type { Selection } from '@/lib/hooks/use-selection';
import type { ResponseAction } from '../api/change-responses';
import { type OpenRow, ResponseRowView } from './ResponseRowView';

interface Props {
	responses: readonly ResponseRow[];
	/** Null where nobody may choose rows. */
	selection: Selection | null;
	busyIds: readonly number[];
	/** The one that is open beside the list, which has no room for all columns then. */
	openId: number | null;
	onOpen: OpenRow;
	onAction: ( action: ResponseAction, ids: number[] ) => void;
}

export function ResponsesTable( { responses, selection, busyIds, openId, onOpen, onAction }: Props ) {
	return (
		<Table
			label={ __( 'Responses', 'userfeedback' ) }
			head={
				<>
					{ selection && (
						<HeadCell kind="check">
							<CheckboxControl
								__nextHasNoMarginBottom
								aria-label={ __( 'Select all', 'userfeedback' ) }
								checked={ selection.ids.size === responses.length }
								indeterminate={ selection.ids.size > 0 && selection.ids.size < responses.length }
								onChange={ selection.toggleAll }
							/>
						</HeadCell>
					) }
					<HeadCell kind="title">{ __( 'Title', 'userfeedback' ) }</HeadCell>
					<HeadCell>{ __( 'First answer', 'userfeedback' ) }</HeadCell>
					{ openId === null && <HeadCell>{ __( 'Page Submitted', 'userfeedback' ) }</HeadCell> }
					<HeadCell>{ __( 'Date Submitted', 'userfeedback' ) }</HeadCell>
					{ openId === null && <HeadCell>{ __( 'Status', 'userfeedback' ) }</HeadCell> }
				</>
			}
		>
			{ responses.map( ( response ) => (
				<ResponseRowView
					key={ response.id }
					response={ response }
					isChosen={ selection?.ids.has( response.id ) ?? null }
					isBusy={ busyIds.includes( response.id ) }
					isOpen={ openId === null ? null : openId === response.id }
					onOpen={ onOpen }
					onChoose={ () => selection?.toggle( response.id ) }
					onAction={ ( action ) => onAction( action, [ response.id ] ) }
				/>
			) ) }
		</Table>
	);
}
