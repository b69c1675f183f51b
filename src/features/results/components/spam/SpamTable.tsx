import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { HeadCell, Table } from '@/components/ui/list/Table';
import type { ResponseRow } from '@/contract/types';
import type { Selection } from '@/lib/hooks/use-selection';
import type { SpamAction } from '@/features/results/api/change-spam';
import { SpamRow } from './SpamRow';
import './spam.scss';

interface Props {
	surveyId: number;
	responses: readonly ResponseRow[];
	canChange: boolean;
	selection: Selection;
	busyIds: readonly number[];
	onAction: ( action: SpamAction, ids: number[] ) => void;
}

export function SpamTable( { surveyId, responses, canChange, selection, busyIds, onAction }: Props ) {
	return (
		<Table
			label={ __( 'Spam', 'userfeedback' ) }
			head={
				<>
					{ canChange && (
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
					surveyId={ surveyId }
					response={ response }
					canChange={ canChange }
					isChosen={ selection.ids.has( response.id ) }
					isBusy={ busyIds.includes( response.id ) }
					onChoose={ () => selection.toggle( response.id ) }
					onAction={ ( action ) => onAction( action, [ response.id ] ) }
				/>
			) ) }
		</Table>
	);
}
