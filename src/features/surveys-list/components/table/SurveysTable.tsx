import { __ } from '@wordpress/i18n';
import type { Sorting } from '@/components/ui/list/SortHead';
import { Table } from '@/components/ui/list/Table';
import type { SurveyRow } from '@/contract/types';
import type { Selection } from '@/lib/hooks/use-selection';
import type { SurveyAction } from '@/features/surveys-list/api/change-surveys';
import type { SortColumn } from '@/features/surveys-list/model/list-view';
import { SurveyRowView } from './SurveyRowView';
import { SurveysHead } from './SurveysHead';
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
	return (
		<Table
			label={ __( 'Surveys', 'userfeedback' ) }
			head={
				<SurveysHead count={ surveys.length } selection={ selection } sorting={ sorting } onSort={ onSort } />
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
