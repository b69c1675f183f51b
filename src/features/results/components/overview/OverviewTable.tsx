import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { Sparkline } from '@/components/charts/numbers/Sparkline';
import { StatusBadge } from '@/components/ui/feedback/StatusBadge';
import { SortHead, type Sorting } from '@/components/lists/table/SortHead';
import { Cell, HeadCell, Table } from '@/components/lists/table/Table';
import type { SummarySurvey } from '@/contract/types';
import type { OverviewColumn } from '@/features/results/model/overview-route';
import { formatDate, formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { surveyState } from '@/lib/labels/survey-state';

interface Props {
	surveys: readonly SummarySurvey[];
	/** Label of the date range. */
	range: string;
	sorting: Sorting< OverviewColumn >;
	onSort: ( sorting: Sorting< OverviewColumn > ) => void;
}

export function OverviewTable( { surveys, range, sorting, onSort }: Props ) {
	const sort = { sorting, onSort };
	return (
		<Table
			label={ __( 'Surveys', 'userfeedback' ) }
			head={
				<>
					<SortHead
						{ ...sort }
						column="title"
						label={ __( 'Title', 'userfeedback' ) }
						kind="title"
						first="asc"
					/>
					<SortHead { ...sort } column="status" label={ __( 'Status', 'userfeedback' ) } first="asc" />
					<SortHead { ...sort } column="created_at" label={ __( 'Created', 'userfeedback' ) } />
					<SortHead
						{ ...sort }
						column="responses_count"
						label={ __( 'All Time', 'userfeedback' ) }
						kind="number"
					/>
					<SortHead { ...sort } column="range_responses_count" label={ range } kind="number" />
					<HeadCell kind="number">
						<span className="screen-reader-text">{ __( 'Results', 'userfeedback' ) }</span>
					</HeadCell>
				</>
			}
		>
			{ surveys.map( ( survey ) => (
				<tr key={ survey.id } role="row">
					<Cell label={ __( 'Title', 'userfeedback' ) } kind="title">
						<Link to={ `/survey/${ String( survey.id ) }` }>
							<strong dir="auto">{ survey.title }</strong>
						</Link>
					</Cell>
					<Cell label={ __( 'Status', 'userfeedback' ) }>
						<StatusBadge state={ surveyState( survey ) } />
					</Cell>
					<Cell label={ __( 'Created', 'userfeedback' ) }>{ formatDate( survey.created_at ) }</Cell>
					<Cell label={ __( 'All Time', 'userfeedback' ) } kind="number">
						{ formatNumber( survey.responses_count ) }
					</Cell>
					<Cell label={ range } kind="number">
						<Sparkline days={ survey.range_data_points.map( ( { count } ) => count ) } />{ ' ' }
						{ formatNumber( survey.range_responses_count ) }
					</Cell>
					<Cell label="" kind="number">
						<Link to={ `/survey/${ String( survey.id ) }` }>
							{ __( 'View Results', 'userfeedback' ) }
							<span className="screen-reader-text">
								{ ' ' }
								{ /* translators: %s: title of a survey */ }
								{ sprintf( __( 'of %s', 'userfeedback' ), survey.title ) }
							</span>
						</Link>
					</Cell>
				</tr>
			) ) }
		</Table>
	);
}
