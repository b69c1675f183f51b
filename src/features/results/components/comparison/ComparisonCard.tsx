import { useQuery } from '@tanstack/react-query';
import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import type { ComparisonResults, ComparisonStop } from '@/contract/types';
import { comparisonOf } from '@/features/results/api/comparison';
import { formatNumber } from '@/lib/format';
import { useSite } from '@/lib/site';
import { daysText, visitorsText, intervalText, progressText, verdictText } from './comparison-text';
import { StopDialog } from './StopDialog';
import '@/components/charts/numbers/tables.scss';

/** How the two versions of a survey compare, on the results of both. */
export default function ComparisonCard( { surveyId }: { surveyId: number } ) {
	const query = useQuery( comparisonOf( surveyId ) );
	return (
		<Card title={ __( 'Comparison of versions', 'userfeedback' ) }>
			<QueryState
				query={ query }
				skeleton={ <Skeleton height="160px" /> }
				failure={ __( 'Couldn’t load the comparison.', 'userfeedback' ) }
			>
				{ ( comparison ) => <ComparisonText surveyId={ surveyId } comparison={ comparison } /> }
			</QueryState>
		</Card>
	);
}

export function ComparisonText( { surveyId, comparison }: { surveyId: number; comparison: ComparisonResults } ) {
	const { can } = useSite();
	const [ keep, setKeep ] = useState< ComparisonStop[ 'keep' ] | null >( null );
	const { original, version, to, differences, is_uneven: isUneven } = comparison;
	const isRunning = to === null;
	const hasDays = to === null || to >= comparison.from;

	return (
		<div className="uf-stack">
			<p>{ daysText( comparison ) }</p>
			{ hasDays && (
				<>
					<p role="status">
						<strong>{ verdictText( comparison ) }</strong> { intervalText( comparison ) }
					</p>
					{ isRunning && <p>{ progressText( comparison ) }</p> }
					{ isUneven && (
						<Notice status="warning" isDismissible={ false }>
							{ visitorsText( comparison ) }
						</Notice>
					) }
					<table className="uf-numbers">
						<thead>
							<tr>
								<th scope="col">{ __( 'Version', 'userfeedback' ) }</th>
								<th scope="col" className="uf-numbers__number">
									{ __( 'Responses', 'userfeedback' ) }
								</th>
								<th scope="col" className="uf-numbers__number">
									{ __( 'Impressions', 'userfeedback' ) }
								</th>
							</tr>
						</thead>
						<tbody>
							{ [ original, version ].map( ( { id, title, responses, impressions }, index ) => (
								<tr key={ id }>
									<th scope="row">
										{ index === 0 ? 'A: ' : 'B: ' }
										{ id === surveyId ? (
											title
										) : (
											<Link to={ `/survey/${ String( id ) }` }>{ title }</Link>
										) }
									</th>
									<td className="uf-numbers__number">{ formatNumber( responses ) }</td>
									<td className="uf-numbers__number">{ formatNumber( impressions ) }</td>
								</tr>
							) ) }
						</tbody>
					</table>
					{ differences.length > 0 && <p className="uf-soft">{ visitorsText( comparison ) }</p> }
				</>
			) }
			{ isRunning && (
				<p className="uf-soft">
					{ __(
						'Don’t embed these surveys in pages while they’re compared: pages show embedded surveys to all visitors.',
						'userfeedback'
					) }
				</p>
			) }
			{ isRunning && can.edit && (
				<div>
					<Button __next40pxDefaultSize variant="secondary" onClick={ () => setKeep( 'original' ) }>
						{ __( 'Stop and keep A', 'userfeedback' ) }
					</Button>{ ' ' }
					<Button __next40pxDefaultSize variant="secondary" onClick={ () => setKeep( 'version' ) }>
						{ __( 'Stop and keep B', 'userfeedback' ) }
					</Button>
				</div>
			) }
			{ keep && <StopDialog comparison={ comparison } keep={ keep } onClose={ () => setKeep( null ) } /> }
		</div>
	);
}
