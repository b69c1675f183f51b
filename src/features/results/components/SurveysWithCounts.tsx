import { __, sprintf } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { StatusBadge } from '@/components/ui/feedback/StatusBadge';
import { Cell, HeadCell, Table } from '@/components/ui/list/Table';
import type { SurveyRow } from '@/contract/types';
import { formatDate, formatNumber } from '@/lib/format';
import { surveyState } from '@/lib/survey-state';

export function SurveysWithCounts( { surveys }: { surveys: readonly SurveyRow[] } ) {
	return (
		<Table
			label={ __( 'Surveys', 'userfeedback' ) }
			head={
				<>
					<HeadCell kind="title">{ __( 'Title', 'userfeedback' ) }</HeadCell>
					<HeadCell>{ __( 'Status', 'userfeedback' ) }</HeadCell>
					<HeadCell>{ __( 'Created', 'userfeedback' ) }</HeadCell>
					<HeadCell kind="number">{ __( 'Responses', 'userfeedback' ) }</HeadCell>
					<HeadCell kind="number">
						<span className="screen-reader-text">{ __( 'Results', 'userfeedback' ) }</span>
					</HeadCell>
				</>
			}
		>
			{ surveys.map( ( survey ) => (
				<tr key={ survey.id } role="row">
					<Cell label={ __( 'Title', 'userfeedback' ) } kind="title">
						<strong>{ survey.title }</strong>
					</Cell>
					<Cell label={ __( 'Status', 'userfeedback' ) }>
						<StatusBadge state={ surveyState( survey ) } />
					</Cell>
					<Cell label={ __( 'Created', 'userfeedback' ) }>{ formatDate( survey.created_at ) }</Cell>
					<Cell label={ __( 'Responses', 'userfeedback' ) } kind="number">
						{ formatNumber( survey.responses_count ) }
					</Cell>
					<Cell label="" kind="number">
						<Link to={ `/survey/${ String( survey.id ) }` }>
							{ __( 'View Results', 'userfeedback' ) }
							{ /* translators: %s: title of a survey */ }
							<span className="screen-reader-text">
								{ ' ' }
								{ sprintf( __( 'of %s', 'userfeedback' ), survey.title ) }
							</span>
						</Link>
					</Cell>
				</tr>
			) ) }
		</Table>
	);
}
