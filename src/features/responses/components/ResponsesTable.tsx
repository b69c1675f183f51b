import { __ } from '@wordpress/i18n';
import { SelectAllCell } from '@/components/lists/table/SelectionCells';
import { HeadCell, Table } from '@/components/lists/table/Table';
import type { ResponseRow } from '@/contract/types';
import type { Selection } from '@/components/lists/use-selection';
import type { ResponseAction } from '../api/change-responses';
import { type OpenRow, ResponseRowView } from './ResponseRowView';

interface Props {
	responses: readonly ResponseRow[];
	/** Null if rows can't be selected. */
	selection: Selection | null;
	busyIds: readonly number[];
	/** The one open next to the list, which then can't fit all columns. */
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
					<SelectAllCell selection={ selection } count={ responses.length } />
					<HeadCell kind="title">{ __( 'Title', 'userfeedback' ) }</HeadCell>
					<HeadCell>{ __( 'Answers', 'userfeedback' ) }</HeadCell>
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
					selection={ selection }
					isBusy={ busyIds.includes( response.id ) }
					isOpen={ openId === null ? null : openId === response.id }
					onOpen={ onOpen }
					onAction={ ( action ) => onAction( action, [ response.id ] ) }
				/>
			) ) }
		</Table>
	);
}
