import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { type Sorting, SortHead } from '@/components/ui/list/SortHead';
import { HeadCell, Table } from '@/components/ui/list/Table';
import type { SurveyRow } from '@/contract/types';
import type { Selection } from '@/lib/hooks/use-selection';
import type { SurveyAction } from '@/features/surveys-list/api/change-surveys';
import type { SortColumn } from '@/features/surveys-list/model/list-view';
import { SurveyRowView } from './SurveyRowView';
import './SurveysTable.scss';

interface Props {
	surveys: readonly SurveyRow[];
	selection: Selection;
	sorting: Sorting< SortColumn >;
	busyIds: readonly number[];
	onSort: ( sorting: Sorting< SortColumn > ) => void;
	onAction: ( action: SurveyAction, survey: SurveyRow ) => void;
}

export function SurveysTable( { surveys, selection, sorting, busyIds, onSort, onAction }: Props ) {
	return (
		<Table
			label={ __( 'Surveys', 'userfeedback' ) }
			head={
				<>
					<HeadCell kind="check">
						<CheckboxControl
							__nextHasNoMarginBottom
							aria-label={ __( 'Select all', 'userfeedback' ) }
							checked={ selection.ids.size === surveys.length }
							indeterminate={ selection.ids.size > 0 && selection.ids.size < surveys.length }
							onChange={ selection.toggleAll }
						/>
					</HeadCell>
					<SortHead
						column="title"
						kind="title"
						first="asc"
						label={ __( 'Title', 'userfeedback' ) }
						sorting={ sorting }
						onSort={ onSort }
					/>
					<SortHead
						column="status"
						first="asc"
						label={ __( 'Status', 'userfeedback' ) }
						sorting={ sorting }
						onSort={ onSort }
					/>
					<SortHead
						column="created_at"
						label={ __( 'Created', 'userfeedback' ) }
						sorting={ sorting }
						onSort={ onSort }
					/>
					<HeadCell>{ __( 'Shortcode', 'userfeedback' ) }</HeadCell>
					<SortHead
						column="responses_count"
						kind="number"
						label={ __( 'Responses', 'userfeedback' ) }
						sorting={ sorting }
						onSort={ onSort }
					/>
				</>
			}
		>
			{ surveys.map( ( survey ) => (
				<SurveyRowView
					key={ survey.id }
					survey={ survey }
					isChosen={ selection.ids.has( survey.id ) }
					isBusy={ busyIds.includes( survey.id ) }
					onChoose={ () => selection.toggle( survey.id ) }
					onAction={ ( action ) => onAction( action, survey ) }
				/>
			) ) }
		</Table>
	);
}
