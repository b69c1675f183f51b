import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Navigate } from 'react-router-dom';
import { daysLabel, presetLabel } from '@/components/date-range/range-label';
import { LinkButton } from '@/components/ui/actions/LinkButton';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Screen } from '@/components/ui/layout/Screen';
import { Pager } from '@/components/lists/table/Pager';
import type { ResultsSummary } from '@/contract/types';
import type { DateRange } from '@/lib/date-range/date-range';
import { adminPage } from '@/lib/links/links';
import { useSite } from '@/lib/site';
import { overview } from '../api/overview';
import { DailyResponses } from '../components/DailyResponses';
import { NotCounted } from '../components/NotCounted';
import { SurveyOverview } from '../components/overview/SurveyOverview';
import { OverviewFigures } from '../components/overview/OverviewFigures';
import { OverviewTable } from '../components/overview/OverviewTable';
import { OverviewToolbar } from '../components/overview/OverviewToolbar';
import { ResultsSkeleton } from '../components/ResultsSkeleton';
import { type OverviewRoute, useOverviewRoute } from '../model/overview-route';
import '@/components/ui/layout/Stack.scss';

export function ResultsOverviewScreen() {
	const route = useOverviewRoute();
	const summary = useQuery( overview( route.query, route.range ) );
	const chosen = summary.data?.surveys.find( ( { id } ) => id === route.survey );

	if ( chosen?.type === 'nps' ) {
		return <Navigate to={ `/survey/${ String( chosen.id ) }` } replace />;
	}
	return (
		<Screen title={ __( 'Results Overview', 'userfeedback' ) }>
			<QueryState
				query={ summary }
				skeleton={ <ResultsSkeleton /> }
				failure={ __( 'Couldn’t load the surveys.', 'userfeedback' ) }
				wayOn={
					<LinkButton to="/" variant="primary">
						{ __( 'All Surveys', 'userfeedback' ) }
					</LinkButton>
				}
			>
				{ ( data ) =>
					data.pagination.total === 0 ? (
						<NoSurveys />
					) : (
						<div className="uf-stack">
							<OverviewToolbar route={ route } chosen={ chosen?.title ?? '' } />
							<NotCounted responses={ data.not_counted } />
							<Figures route={ route } summary={ data } />
						</div>
					)
				}
			</QueryState>
		</Screen>
	);
}

function Figures( { route, summary }: { route: OverviewRoute; summary: ResultsSummary & { range: DateRange } } ) {
	const days = summary.data_points;
	return (
		<>
			<OverviewFigures summary={ summary } hasLong={ route.hasLong } />
			<DailyResponses
				days={ days }
				before={ route.compares ? ( summary.previous?.data_points ?? null ) : null }
				total={ summary.total_responses }
				note={ days.at( -1 )?.date === route.today ? __( 'Includes today so far', 'userfeedback' ) : '' }
			/>
			<div>
				<OverviewTable
					surveys={ summary.surveys }
					range={ columnLabel( summary.range ) }
					sorting={ route.sorting }
					onSort={ ( { orderby, order } ) => route.change( { orderby, order, page: null } ) }
				/>
				<Pager
					pagination={ summary.pagination }
					onPage={ ( page ) => route.change( { page: page === 1 ? null : String( page ) } ) }
				/>
			</div>
			{ route.survey !== null && <SurveyOverview id={ route.survey } days={ route.days } /> }
		</>
	);
}

function columnLabel( range: DateRange ): string {
	switch ( range.preset ) {
		case null:
			return daysLabel( range.from, range.to );
		case 'last-7-days':
			return __( 'Past 7 Days', 'userfeedback' );
		case 'last-30-days':
			return __( 'Past 30 Days', 'userfeedback' );
		default:
			return presetLabel( range.preset );
	}
}

function NoSurveys() {
	const site = useSite();
	return (
		<EmptyState
			title={ __( 'No Surveys', 'userfeedback' ) }
			text={ __( 'Results appear here once a survey has responses.', 'userfeedback' ) }
		>
			{ site.can.edit && (
				<Button
					__next40pxDefaultSize
					variant="primary"
					href={ adminPage( site, 'userfeedback_surveys', '/new' ) }
				>
					{ __( 'Create New', 'userfeedback' ) }
				</Button>
			) }
		</EmptyState>
	);
}
