import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { ExportMenu } from '@/components/exports/ExportMenu';
import { FilterBar } from '@/components/filters/FilterBar';
import { LinkButton } from '@/components/ui/actions/LinkButton';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Screen } from '@/components/ui/layout/Screen';
import { Pager } from '@/components/ui/list/Pager';
import type { ResponseRow } from '@/contract/types';
import { isFiltered } from '@/lib/filters/filter';
import { useFilter } from '@/lib/filters/use-filter';
import { useSelection } from '@/lib/hooks/use-selection';
import { useSite } from '@/lib/site';
import { responseList } from '../api/get-responses';
import { ActionNotices } from '../components/ActionNotices';
import { BulkActions } from '../components/BulkActions';
import { DeleteDialog } from '../components/DeleteDialog';
import { ResponsesSkeleton } from '../components/ResponsesSkeleton';
import { ResponsesTable } from '../components/ResponsesTable';
import { StatusLinks } from '../components/StatusLinks';
import { SurveySwitcher } from '../components/SurveySwitcher';
import { type ListView, queryOf, readView, writeView } from '../model/list-view';
import { bulkActions } from '../model/row-actions';
import { useResponseActions } from '../model/use-response-actions';
import { useSurveyTitle } from '../model/use-survey-title';
import '@/components/ui/layout/Stack.scss';
import './responses.scss';

const none: readonly ResponseRow[] = [];

export function ResponsesScreen() {
	const id = Number( useParams()[ 'id' ] );
	const { can, features } = useSite();
	const [ params, setParams ] = useSearchParams();
	const view = readView( params );
	const { filter, setFilter } = useFilter();
	const list = useQuery( responseList( id, queryOf( view, filter ) ) );
	const items = list.data?.items ?? none;
	const selection = useSelection(
		useMemo( () => items.map( ( row ) => row.id ), [ items ] ),
		params.toString()
	);
	const [ deleting, setDeleting ] = useState< number[] | null >( null );
	const goTo = ( next: ListView ) => setParams( ( now ) => writeView( now, next ), { preventScrollReset: true } );
	const title = useSurveyTitle( id );
	const isBulk = can.delete && features[ 'bulk-actions' ];

	const actions = useResponseActions( id, ( _, changed ) => {
		selection.clear();
		if ( changed.length > 0 && items.every( ( row ) => changed.includes( row.id ) ) ) {
			goTo( { status: 'all', page: 1 } ); // The page that was shown is empty now.
		}
	} );
	const start = ( action: Parameters< typeof actions.run >[ 0 ], ids: number[] ) =>
		action === 'delete' ? setDeleting( ids ) : actions.run( action, ids );

	return (
		<Screen
			title={ __( 'Responses', 'userfeedback' ) }
			back={ { label: __( 'Survey Results', 'userfeedback' ), to: `/survey/${ String( id ) }` } }
			actions={
				<ExportMenu
					surveyId={ id }
					total={ list.data?.pagination.total ?? 0 }
					status={ view.status === 'trash' ? 'trash' : 'publish' }
					filter={ filter }
				/>
			}
			notices={ <ActionNotices actions={ actions } /> }
		>
			<div className="uf-stack">
				<div className="uf-responses__bar">
					<SurveySwitcher key={ id } id={ id } title={ title } />
					<FilterBar surveyId={ id } filter={ filter } onChange={ setFilter } />
				</div>
				<QueryState
					query={ list }
					skeleton={ <ResponsesSkeleton /> }
					failure={ __( 'The responses could not be loaded.', 'userfeedback' ) }
					wayOn={ <LinkButton to="/">{ __( 'Back to Results', 'userfeedback' ) }</LinkButton> }
				>
					{ ( { pagination, status_filters: counts } ) => (
						<div className="uf-stack">
							<div className="uf-responses__bar">
								<StatusLinks surveyId={ id } status={ view.status } counts={ counts } />
								{ isBulk && (
									<BulkActions
										key={ view.status }
										actions={ bulkActions( view.status ) }
										chosenCount={ selection.ids.size }
										onApply={ ( action ) => start( action, [ ...selection.ids ] ) }
									/>
								) }
							</div>
							{ items.length === 0 ? (
								<EmptyState title={ __( 'No responses here', 'userfeedback' ) }>
									{ isFiltered( filter ) && (
										<Button
											__next40pxDefaultSize
											variant="secondary"
											onClick={ () => setFilter( {} ) }
										>
											{ __( 'Clear filters', 'userfeedback' ) }
										</Button>
									) }
								</EmptyState>
							) : (
								<ResponsesTable
									surveyId={ id }
									responses={ items }
									selection={ isBulk ? selection : null }
									busyIds={ actions.busyIds }
									onAction={ start }
								/>
							) }
							<Pager pagination={ pagination } onPage={ ( page ) => goTo( { ...view, page } ) } />
						</div>
					) }
				</QueryState>
			</div>
			{ deleting && (
				<DeleteDialog
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
