import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { HeadCell, Table } from '@/components/ui/list/Table';
import type { ResponseRow } from '@/contract/types';
import type { Selection } from '@/lib/hooks/use-selection';
import type { ResponseAction } from '../api/change-responses';
import { ResponseRowView } from './ResponseRowView';

interface Props {
	surveyId: number;
	responses: readonly ResponseRow[];
	/** Null where nobody may choose rows. */
	selection: Selection | null;
	busyIds: readonly number[];
	onAction: ( action: ResponseAction, ids: number[] ) => void;
}

export function ResponsesTable( { surveyId, responses, selection, busyIds, onAction }: Props ) {
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
					<HeadCell>{ __( 'Page Submitted', 'userfeedback' ) }</HeadCell>
					<HeadCell>{ __( 'Date Submitted', 'userfeedback' ) }</HeadCell>
					<HeadCell>{ __( 'Status', 'userfeedback' ) }</HeadCell>
				</>
			}
		>
			{ responses.map( ( response ) => (
				<ResponseRowView
					key={ response.id }
					surveyId={ surveyId }
					response={ response }
					isChosen={ selection?.ids.has( response.id ) ?? null }
					isBusy={ busyIds.includes( response.id ) }
					onChoose={ () => selection?.toggle( response.id ) }
					onAction={ ( action ) => onAction( action, [ response.id ] ) }
				/>
			) ) }
		</Table>
	);
}
