import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { DateRangePicker } from '@/components/date-range/DateRangePicker';
import { ExportMenu } from '@/components/exports/ExportMenu';
import { FilterBar } from '@/components/filters/FilterBar';
import { ActionNotices } from '@/components/lists/ActionNotices';
import { BulkBar } from '@/components/lists/BulkBar';
import { ListSearch } from '@/components/lists/ListToolbar';
import { RowsSkeleton } from '@/components/lists/RowsSkeleton';
import { Pager } from '@/components/lists/table/Pager';
import { useSelection } from '@/components/lists/use-selection';
import { LinkButton } from '@/components/ui/actions/LinkButton';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { SurveyTabs } from '@/components/surveys/SurveyTabs';
import { Screen } from '@/components/ui/layout/Screen';
import type { ResponseRow } from '@/contract/types';
import { FIRST_DAY } from '@/lib/date-range/date-range';
import { useListDays } from '@/lib/date-range/use-list-days';
import { isFiltered } from '@/lib/filters/filter';
import { useFilter } from '@/lib/filters/use-filter';
import { useFocusLater } from '@/lib/hooks/use-focus-later';
import { useRouteId } from '@/lib/hooks/use-route-id';
import { useSite } from '@/lib/site';
import { responseList } from '../api/get-responses';
import { actionLabel } from '../components/action-label';
import { ApartNotice } from '../components/ApartNotice';
import { DeleteResponsesDialog } from '../components/DeleteResponsesDialog';
import { NoResponses } from '../components/NoResponses';
import { ResponsesTable } from '../components/ResponsesTable';
import { ResponsePanel } from '../components/single/ResponsePanel';
import { StatusLinks } from '../components/StatusLinks';
import { SurveySwitcher } from '../components/SurveySwitcher';
import { listAddress } from '../model/addresses';
import { isApart, type ListView, placeQueryOf, queryOf, readView, writeView } from '../model/list-view';
import { bulkActions } from '../model/row-actions';
import { usePanel } from '../model/use-panel';
import { useResponseActions } from '../model/use-response-actions';
import { useSurveyTitle } from '../model/use-survey-title';
import '@/components/ui/layout/Stack.scss';
import './responses.scss';
import { useUrlParams } from '@/lib/hooks/use-url-params';

const none: readonly ResponseRow[] = [];

export function ResponsesScreen() {
	const id = useRouteId();
	const { can, features } = useSite();
	const [ params, setParams ] = useUrlParams();
	const view = readView( params );
	const { filter, setFilter } = useFilter();
	const { today, range, days, setRange } = useListDays();
	const list = useQuery( responseList( id, queryOf( view, filter, days ) ) );
	const items = list.data?.items ?? none;
	const selection = useSelection(
		items.map( ( row ) => row.id ),
		{ view, filter, days }
	);
	const focusLater = useFocusLater();
	const [ deleting, setDeleting ] = useState< number[] | null >( null );
	const goTo = ( next: ListView ) => setParams( ( now ) => writeView( now, next ) );
	const title = useSurveyTitle( id );
	const { opened, elsewhere, open, close, isByPointer } = usePanel( id, items, placeQueryOf( view, filter, days ) );
	const isSpam = view.status === 'spam';
	const canFilter = ! isApart( view.status );
	const isBulk = can.delete && ( features[ 'bulk-actions' ] || isSpam ); // Every edition can manage spam.

	const actions = useResponseActions( id, view.status, ( action, changed ) => {
		selection.clear();
		if ( opened.id === null && ( view.status !== 'all' || action === 'delete' ) ) {
			focusLater( '[data-route-focus]' ); // The row with the button disappears.
		}
		if ( changed.length > 0 && items.every( ( row ) => changed.includes( row.id ) ) ) {
			goTo( { ...view, status: canFilter ? 'all' : view.status, page: 1 } ); // The page that was shown is now empty.
		} else if ( action === 'delete' && opened.id !== null && changed.includes( opened.id ) ) {
			opened.close();
		}
	} );
	const start = ( action: Parameters< typeof actions.run >[ 0 ], ids: number[] ) =>
		action === 'delete' ? setDeleting( ids ) : actions.run( action, ids );

	if ( elsewhere !== null ) {
		return <Navigate replace to={ elsewhere } />;
	}
	return (
		<Screen
			title={ __( 'Responses', 'userfeedback' ) }
			back={ { label: __( 'Results', 'userfeedback' ), to: '/' } }
			navigation={ <SurveyTabs surveyId={ id } open="responses" /> }
			actions={
				view.status !== 'spam' && (
					<ExportMenu
						surveyId={ id }
						total={ list.data?.pagination.total ?? 0 }
						status={ view.status === 'all' ? 'publish' : view.status }
						filter={ filter }
						range={ canFilter ? days : {} }
					/>
				)
			}
			notices={
				<ActionNotices
					failure={ __( 'The responses weren’t changed.', 'userfeedback' ) }
					error={ actions.error }
					skipped={ actions.skipped }
					onDismiss={ actions.dismiss }
				/>
			}
		>
			<div className="uf-stack">
				<div className="uf-responses__bar">
					<SurveySwitcher key={ id } id={ id } title={ title } />
					{ canFilter && <FilterBar surveyId={ id } filter={ filter } onChange={ setFilter } /> }
					{ canFilter && (
						<div className="uf-responses__search">
							<ListSearch
								label={ __( 'Search responses', 'userfeedback' ) }
								search={ view.search }
								onSearch={ ( search, options ) =>
									setParams(
										( now ) => writeView( now, { ...readView( now ), search, page: 1 } ),
										options
									)
								}
							/>
						</div>
					) }
					{ canFilter && features[ 'quick-filters' ] && (
						<DateRangePicker
							value={ range }
							first={ FIRST_DAY }
							today={ today }
							hasLong
							onChange={ setRange }
						/>
					) }
				</div>
				<div className={ opened.id === null ? undefined : 'uf-responses--open' }>
					<QueryState
						query={ list }
						skeleton={ <RowsSkeleton height="48px" /> }
						failure={ __( 'Couldn’t load the responses.', 'userfeedback' ) }
						wayOn={ <LinkButton to="/">{ __( 'Back to Results', 'userfeedback' ) }</LinkButton> }
					>
						{ ( { pagination, status_filters: counts } ) => (
							<div className="uf-stack">
								<StatusLinks status={ view.status } counts={ counts } />
								{ isBulk && items.length > 0 && (
									<BulkBar
										key={ view.status }
										actions={ bulkActions( view.status ).map( ( value ) => ( {
											value,
											label: actionLabel( value, view.status ),
										} ) ) }
										chosenCount={ selection.ids.size }
										onApply={ ( action ) => start( action, [ ...selection.ids ] ) }
									/>
								) }
								{ ! canFilter && items.length > 0 && <ApartNotice status={ view.status } /> }
								{ items.length === 0 ? (
									<NoResponses
										status={ view.status }
										onClear={
											canFilter &&
											( isFiltered( filter ) ||
												range.preset !== 'all-time' ||
												view.search !== '' )
												? () => setParams( {} )
												: null
										}
									/>
								) : (
									<ResponsesTable
										responses={ items }
										selection={ isBulk ? selection : null }
										busyIds={ actions.busyIds }
										openId={ opened.id }
										onOpen={ open }
										onAction={ start }
									/>
								) }
								<Pager
									pagination={ pagination }
									onPage={ ( page ) => goTo( { ...view, page } ) }
									onPerPage={ ( size ) => goTo( { ...view, per_page: size, page: 1 } ) }
								/>
							</div>
						) }
					</QueryState>
					{ opened.id !== null && (
						<ResponsePanel
							surveyId={ id }
							responseId={ opened.id }
							opened={ opened }
							isByPointer={ isByPointer }
							list={ listAddress( id, params, view ) }
							onClose={ close }
							onAction={ start }
						/>
					) }
				</div>
			</div>
			{ deleting && (
				<DeleteResponsesDialog
					count={ deleting.length }
					onCancel={ () => setDeleting( null ) }
					onConfirm={ () => {
						setDeleting( null );
						actions.run( 'delete', deleting );
					} }
				/>
			) }
		</Screen>
	);
}
