import { useQuery } from '@tanstack/react-query';
import { Button, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { columns, pencil } from '@wordpress/icons';
import { lazy, Suspense } from 'react';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { LinkButton } from '@/components/ui/actions/LinkButton';
import { isMissing, QueryState } from '@/components/ui/feedback/QueryState';
import { Screen } from '@/components/ui/layout/Screen';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { StatusBadge } from '@/components/ui/feedback/StatusBadge';
import { adminPage } from '@/lib/links/links';
import { useSite } from '@/lib/site';
import { mayBeCompared, surveyState } from '@/lib/labels/survey-state';
import { surveyResults } from '../api/get-survey-results';
import { ExportMenu } from '@/components/exports/ExportMenu';
import { FilterBar } from '@/components/filters/FilterBar';
import { SurveyTabs } from '@/components/surveys/SurveyTabs';
import { isFiltered } from '@/lib/filters/filter';
import { CrossCard } from '../components/cross/CrossCard';
import { DailyResponses } from '../components/DailyResponses';
import { DateRangePicker } from '@/components/date-range/DateRangePicker';
import { LimitNote } from '../components/LimitNote';
import { NoResponses } from '../components/NoResponses';
import { NotCounted } from '../components/NotCounted';
import { NpsResults } from '../components/nps/NpsResults';
import { QuestionCards } from '../components/questions/QuestionCards';
import { QuotasTable } from '../components/QuotasTable';
import { ReportHead } from '../components/ReportHead';
import { usePrint } from '../components/use-print';
import { AllTimeFigures, ResponseCards } from '../components/ResponseCards';
import { ResultsSkeleton } from '../components/ResultsSkeleton';
import { ShareButton } from '../components/share/ShareButton';
import { SummaryCard } from '../components/summary/SummaryCard';
import { SpamNote } from '../components/SpamNote';
import { everyDay } from '../model/daily';
import { scoredQuestion } from '../model/scored-question';
import { useResultsRoute } from '../model/use-results-route';
import '@/components/ui/layout/Stack.scss';
import './print.scss';
import './results.scss';

const DropOffCard =
	IN_EDITION.behavior &&
	lazy( () => import( /* webpackChunkName: "drop-off" */ '../components/drop-off/DropOffCard' ) );
const ComparisonCard =
	IN_EDITION.behavior &&
	lazy( () => import( /* webpackChunkName: "comparison" */ '../components/comparison/ComparisonCard' ) );

export function SurveyResultsScreen() {
	const route = useResultsRoute();
	const { id, today, first, hasLong, range, days, asked, setRange, filter, setFilter, before, compares } = route;
	const print = usePrint();
	const filtered = isFiltered( filter );
	const site = useSite();
	const results = useQuery( surveyResults( id, asked, days ) );
	const { data: earlier } = useQuery( { ...surveyResults( id, before ?? {} ), enabled: compares } );
	const previous = compares ? earlier : undefined;
	const title = results.data?.title ?? '';

	return (
		<Screen
			title={ title === '' ? __( 'Survey Results', 'userfeedback' ) : title }
			back={ { label: __( 'Results', 'userfeedback' ), to: '/' } }
			navigation={ ! isMissing( results.error ) && <SurveyTabs surveyId={ id } open="summary" /> }
			status={ results.data && <StatusBadge state={ surveyState( results.data ) } /> }
			actions={
				! isMissing( results.error ) && (
					<>
						{ site.can.edit && (
							<Button
								__next40pxDefaultSize
								variant="secondary"
								icon={ pencil }
								href={ adminPage( site, 'userfeedback_surveys', `/edit/${ String( id ) }/questions` ) }
							>
								{ __( 'Edit survey', 'userfeedback' ) }
							</Button>
						) }
						{ IN_EDITION.behavior && results.data && mayBeCompared( results.data, site ) && (
							<Button
								__next40pxDefaultSize
								icon={ columns }
								label={ __( 'Compare versions', 'userfeedback' ) }
								href={ adminPage( site, 'userfeedback_surveys', `/compare/${ String( id ) }` ) }
							/>
						) }
						{ results.data && <ShareButton surveyId={ id } questions={ results.data.question_stats } /> }
						{ results.data && (
							<ExportMenu
								surveyId={ id }
								total={ results.data.range_responses_count }
								hasScores={ results.data.type === 'nps' }
								range={ days }
								filter={ filter }
								onPrint={ print }
							/>
						) }
					</>
				)
			}
		>
			<QueryState
				query={ results }
				skeleton={ <ResultsSkeleton /> }
				failure={ __( 'Couldn’t load the results.', 'userfeedback' ) }
				wayOn={
					<LinkButton to="/" variant="primary">
						{ __( 'Back to Results', 'userfeedback' ) }
					</LinkButton>
				}
			>
				{ ( survey ) => (
					<div className="uf-stack">
						<ReportHead />
						<NotCounted responses={ survey.not_counted } />
						{ ComparisonCard && survey.is_compared && (
							<Suspense fallback={ null }>
								<ComparisonCard surveyId={ id } />
							</Suspense>
						) }
						{ survey.responses_count === 0 && ! filtered ? (
							<>
								<AllTimeFigures survey={ survey } asked={ survey.asked } />
								{ IN_EDITION.behavior && <LimitNote survey={ survey } /> }
								{ IN_EDITION.behavior && <QuotasTable survey={ survey } /> }
								<SpamNote surveyId={ id } />
								<NoResponses survey={ survey } />
							</>
						) : (
							<>
								<div className="uf-results__range">
									<FilterBar surveyId={ id } filter={ filter } onChange={ setFilter } />
									<div className="uf-results__days">
										{ hasLong && before && (
											<ToggleControl
												__nextHasNoMarginBottom
												label={ __( 'Compare to previous period', 'userfeedback' ) }
												checked={ compares }
												onChange={ route.setCompares }
											/>
										) }
										<DateRangePicker
											value={ range }
											first={ first }
											today={ today }
											hasLong={ hasLong }
											onChange={ setRange }
										/>
									</div>
								</div>
								<ResponseCards
									survey={ survey }
									asked={ survey.asked }
									before={ previous?.range_responses_count }
								/>
								<AllTimeFigures survey={ survey } asked={ survey.asked } />
								{ IN_EDITION.behavior && ! filtered && <LimitNote survey={ survey } /> }
								{ IN_EDITION.behavior && ! filtered && <QuotasTable survey={ survey } /> }
								<SpamNote surveyId={ id } />
								{ IN_EDITION[ 'ai-summary' ] && survey.responses_count > 0 && (
									<SummaryCard surveyId={ id } />
								) }
								{ survey.responses_count === 0 ? (
									<EmptyState
										title={ __( 'No responses match these filters', 'userfeedback' ) }
										text={ __( 'Responses must match every filter.', 'userfeedback' ) }
									>
										<Button
											__next40pxDefaultSize
											variant="secondary"
											onClick={ () => setFilter( {} ) }
										>
											{ __( 'Clear filters', 'userfeedback' ) }
										</Button>
									</EmptyState>
								) : survey.range_responses_count === 0 ? (
									<EmptyState title={ __( 'No responses in this date range', 'userfeedback' ) }>
										<Button
											__next40pxDefaultSize
											variant="secondary"
											onClick={ () => setRange( { preset: 'all-time' } ) }
										>
											{ __( 'Show all time', 'userfeedback' ) }
										</Button>
									</EmptyState>
								) : (
									<>
										{ survey.type === 'nps' && survey.nps_overview && (
											<NpsResults
												survey={ survey }
												overview={ survey.nps_overview }
												asked={ survey.asked }
											/>
										) }
										<DailyResponses
											days={ everyDay( survey.data_points, survey.days, today ) }
											before={
												previous ? everyDay( previous.data_points, previous.days, today ) : null
											}
											total={ survey.range_responses_count }
										/>
										<QuestionCards
											surveyId={ id }
											questions={ survey.question_stats.filter(
												( stats ) => stats !== scoredQuestion( survey )
											) }
											asked={ survey.asked }
										/>
										<CrossCard
											surveyId={ id }
											questions={ survey.question_stats }
											asked={ survey.asked }
										/>
									</>
								) }
							</>
						) }
						{ DropOffCard && survey.drop_off && (
							<Suspense fallback={ <Skeleton height="160px" /> }>
								<DropOffCard surveyId={ id } asked={ survey.asked } />
							</Suspense>
						) }
					</div>
				) }
			</QueryState>
		</Screen>
	);
}
