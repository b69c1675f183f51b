import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { HeadCell, Table } from '@/components/ui/list/Table';
import type { ResponseRow } from '@/contract/types';
import type { Selection } from '@/lib/hooks/use-selection';
import type { SpamAction } from '@/features/results/api/change-spam';
import { SpamRow } from './SpamRow';
import './spam.scss';

interface Props {
	survey_id: number;
	responses: readonly ResponseRow[];
	can_change: boolean;
	selection: Selection;
	busy_ids: readonly number[];
	onAction: ( action: SpamAction, ids: number[] ) => void;
}

export function SpamTable( { survey_id, responses, can_change, selection, busy_ids, onAction }: Props ) {
	return (
		<Table
			label={ __( 'Spam', 'userfeedback' ) }
			head={
				<>
					{ can_change && (
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
					<HeadCell kind="title">{ __( 'Response', 'userfeedback' ) }</HeadCell>
					<HeadCell>{ __( 'Page', 'userfeedback' ) }</HeadCell>
					<HeadCell>{ __( 'Submitted', 'userfeedback' ) }</HeadCell>
				</>
			}
		>
			{ responses.map( ( response ) => (
				<SpamRow
					key={ response.id }
					survey_id={ survey_id }
					response={ response }
					can_change={ can_change }
					is_chosen={ selection.ids.has( response.id ) }
					is_busy={ busy_ids.includes( response.id ) }
					onChoose={ () => selection.toggle( response.id ) }
					onAction={ ( action ) => onAction( action, [ response.id ] ) }
				/>
			) ) }
		</Table>
	);
}
