import { __ } from '@wordpress/i18n';
import { SelectAllCell } from '@/components/lists/table/SelectionCells';
import { type Sorting, SortHead } from '@/components/lists/table/SortHead';
import { HeadCell, Table } from '@/components/lists/table/Table';
import type { Selection } from '@/components/lists/use-selection';
import type { SurveyRow } from '@/contract/types';
import type { SurveyAction } from '@/features/surveys-list/api/change-surveys';
import type { SortColumn } from '@/features/surveys-list/model/list-view';
import { useSite } from '@/lib/site';
import { SurveyRowView } from './SurveyRowView';
import './SurveysTable.scss';

interface Props {
	surveys: readonly SurveyRow[];
	/** Null if the user can't select rows. */
	selection: Selection | null;
	sorting: Sorting< SortColumn >;
	busyIds: readonly number[];
	onSort: ( sorting: Sorting< SortColumn > ) => void;
	onAction: ( action: SurveyAction, survey: SurveyRow ) => void;
}

export function SurveysTable( { surveys, selection, sorting, busyIds, onSort, onAction }: Props ) {
	const { can } = useSite();
	const sort = { sorting, onSort };

	return (
		<Table
			label={ __( 'Surveys', 'userfeedback' ) }
			head={
				<>
					<SelectAllCell selection={ selection } count={ surveys.length } />
					<SortHead
						{ ...sort }
						column="title"
						kind="title"
						first="asc"
						label={ __( 'Title', 'userfeedback' ) }
					/>
					<SortHead { ...sort } column="status" first="asc" label={ __( 'Status', 'userfeedback' ) } />
					<HeadCell>{ __( 'Visibility', 'userfeedback' ) }</HeadCell>
					<SortHead { ...sort } column="created_at" label={ __( 'Created', 'userfeedback' ) } />
					<HeadCell>{ __( 'Shortcode', 'userfeedback' ) }</HeadCell>
					{ can.view && <HeadCell kind="number">{ __( 'Past 7 days', 'userfeedback' ) }</HeadCell> }
					<SortHead
						{ ...sort }
						column="responses_count"
						kind="number"
						label={ __( 'Responses', 'userfeedback' ) }
					/>
				</>
			}
		>
			{ surveys.map( ( survey ) => (
				<SurveyRowView
					key={ survey.id }
					survey={ survey }
					selection={ selection }
					isBusy={ busyIds.includes( survey.id ) }
					onAction={ ( action ) => onAction( action, survey ) }
				/>
			) ) }
		</Table>
	);
}
