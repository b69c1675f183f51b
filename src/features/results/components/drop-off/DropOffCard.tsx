import { useQuery } from '@tanstack/react-query';
import { __, _n } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { ExportMenu } from '@/components/exports/ExportMenu';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import type { DropOff, DropOffQuery, FilteredQuery } from '@/contract/types';
import { dropOff } from '@/features/results/api/get-drop-off';
import { dropOffQuery, mostLeft, questionTitle } from '@/features/results/model/drop-off';
import { formatNumber, formatPercent } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import { DropOffFunnel } from './DropOffFunnel';
import { DropOffTable } from './DropOffTable';
import './drop-off.scss';

interface Props {
	surveyId: number;
	/** The days and the filter of the screen. */
	asked: FilteredQuery;
}

/** Shows at which questions visitors leave a survey that they started. */
export default function DropOffCard( { surveyId, asked }: Props ) {
	const query = dropOffQuery( asked );
	const { from, to, filter = {} } = asked;
	const canExport = useSite().features.export;

	return (
		<Card
			title={ __( 'Where visitors leave', 'userfeedback' ) }
			className="uf-drop-off"
			actions={
				query &&
				canExport && (
					<ExportMenu
						surveyId={ surveyId }
						total={ 0 } // No responses: the file is always short.
						report="drop_off"
						range={ { ...( from !== undefined && { from } ), ...( to !== undefined && { to } ) } }
						filter={ filter }
					/>
				)
			}
		>
			{ query ? (
				<Numbers surveyId={ surveyId } query={ query } />
			) : (
				<p className="uf-soft">
					{ __(
						'These numbers can only be filtered by device and page language. Remove the other filters to see them.',
						'userfeedback'
					) }
				</p>
			) }
		</Card>
	);
}

function Numbers( { surveyId, query }: { surveyId: number; query: DropOffQuery } ) {
	return (
		<QueryState
			query={ useQuery( dropOff( surveyId, query ) ) }
			skeleton={ <Skeleton height="160px" /> }
			failure={ __( 'Couldn’t load where visitors leave.', 'userfeedback' ) }
		>
			{ ( data ) => (
				<>
					{ data.visits === 0 ? (
						<p className="uf-soft">
							{ __( 'No visits to show.', 'userfeedback' ) } <Pending visits={ data.in_progress } />
						</p>
					) : (
						<>
							<Summary data={ data } />
							<DropOffFunnel questions={ data.questions } />
							<DropOffTable questions={ data.questions } />
						</>
					) }
					{ data.keeps_partial && (
						<p>
							<Link to={ `/survey/${ String( surveyId ) }/responses?status=partial` }>
								{ __( 'Review unfinished responses', 'userfeedback' ) }
							</Link>
						</p>
					) }
				</>
			) }
		</QueryState>
	);
}

function Summary( { data }: { data: DropOff } ) {
	const { visits, finished, in_progress: pending } = data;
	const most = mostLeft( data );
	/* translators: 1: number of visits. 2: number of finished visits. 3: their share in percent. */
	const text = sprintf(
		_n( '%1$s visit, %2$s finished (%3$s).', '%1$s visits, %2$s finished (%3$s).', visits, 'userfeedback' ),
		formatNumber( visits ),
		formatNumber( finished ),
		formatPercent( ( 100 * finished ) / visits )
	);

	return (
		<>
			<p>
				{ text }{ ' ' }
				{ most &&
					sprintf(
						/* translators: 1: title of a question. 2: number of visitors who left. 3: number of visitors who saw it. */
						__( 'Visitors left most often at “%1$s” (%2$s of %3$s who saw it).', 'userfeedback' ),
						questionTitle( most ),
						formatNumber( most.left ),
						formatNumber( most.shown )
					) }
			</p>
			<p className="uf-soft">
				{ __(
					'A visit starts with the first answer or skipped question. Impressions include visitors who never started.',
					'userfeedback'
				) }{ ' ' }
				{ pending > 0 && <Pending visits={ pending } /> }
			</p>
		</>
	);
}

function Pending( { visits }: { visits: number } ) {
	return (
		<>
			{ visits > 0 &&
				sprintf(
					/* translators: %s: number of visits */
					_n( '%s visit isn’t counted yet.', '%s visits aren’t counted yet.', visits, 'userfeedback' ),
					formatNumber( visits )
				) }{ ' ' }
			{ __(
				'Finished visits count within a minute, and others 24 hours after the visitor’s last step.',
				'userfeedback'
			) }
		</>
	);
}
