import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { LinkButton } from '@/components/ui/actions/LinkButton';
import { Pager } from '@/components/ui/list/Pager';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Screen } from '@/components/ui/layout/Screen';
import type { SurveyList, SurveyRow } from '@/contract/types';
import { useSite } from '@/lib/site';
import { useSelection } from '@/lib/hooks/use-selection';
import type { SurveyAction } from '../api/change-surveys';
import { surveysList } from '../api/get-surveys';
import { BulkBar } from '../components/toolbar/BulkBar';
import { DeleteDialog } from '../components/DeleteDialog';
import { ListNotices } from '../components/ListNotices';
import { ListToolbar } from '../components/toolbar/ListToolbar';
import { QuickFilters } from '../components/toolbar/QuickFilters';
import { SurveysSkeleton } from '../components/table/SurveysSkeleton';
import { SurveysTable } from '../components/table/SurveysTable';
import { bulkActions } from '../model/bulk-actions';
import { toQuery } from '../model/list-view';
import { useListView } from '../model/use-list-view';
import { useSurveyActions } from '../model/use-survey-actions';

const noSurveys: readonly SurveyRow[] = [];

export function SurveysListScreen() {
	const { can } = useSite();
	const { view, change } = useListView();
	const surveys = useQuery( surveysList( toQuery( view ) ) );
	const items = surveys.data?.items ?? noSurveys;
	const selection = useSelection(
		useMemo( () => items.map( ( { id } ) => id ), [ items ] ),
		JSON.stringify( view )
	);
	const [ deleting, setDeleting ] = useState< readonly SurveyRow[] | null >( null );
	const opensEmpty =
		useLocation().key === 'default' && can.edit && surveys.data !== undefined && hasNone( surveys.data );

	const actions = useSurveyActions( ( updated ) => {
		selection.clear();
		if ( updated.length > 0 && updated.length === items.length ) {
			change( { filter: 'all' } ); // The page that was shown is empty now.
		}
	} );
	const start = ( action: SurveyAction, rows: readonly SurveyRow[] ) =>
		action === 'delete' ? setDeleting( rows ) : actions.run( action, rows );

	if ( opensEmpty ) {
		return <Navigate to="/new" replace />;
	}
	return (
		<Screen
			title={ __( 'Surveys', 'userfeedback' ) }
			actions={
				can.edit && (
					<LinkButton to="/new" variant="primary">
						{ __( 'Create New', 'userfeedback' ) }
					</LinkButton>
				)
			}
			notices={ <ListNotices actions={ actions } /> }
		>
			<QueryState
				query={ surveys }
				skeleton={ <SurveysSkeleton /> }
				failure={ __( 'The surveys could not be loaded.', 'userfeedback' ) }
			>
				{ ( list ) =>
					hasNone( list ) ? (
						<NoSurveys />
					) : (
						<>
							<QuickFilters
								counts={ list.status_filters }
								filter={ view.filter }
								onFilter={ ( filter ) => change( { filter } ) }
							/>
							<ListToolbar view={ view } onChange={ change }>
								<BulkBar
									key={ view.filter }
									actions={ bulkActions( view.filter, can ) }
									chosenCount={ selection.ids.size }
									onApply={ ( action ) =>
										start(
											action,
											items.filter( ( { id } ) => selection.ids.has( id ) )
										)
									}
								/>
							</ListToolbar>
							{ list.items.length === 0 ? (
								<EmptyState
									title={ __( 'No Surveys', 'userfeedback' ) }
									text={ __( 'No survey fits what you are looking for.', 'userfeedback' ) }
								/>
							) : (
								<SurveysTable
									surveys={ list.items }
									selection={ selection }
									sorting={ view }
									busyIds={ actions.running?.rows.map( ( { id } ) => id ) ?? [] }
									onSort={ change }
									onAction={ ( action, survey ) => start( action, [ survey ] ) }
								/>
							) }
							<Pager pagination={ list.pagination } onPage={ ( page ) => change( { page } ) } />
						</>
					)
				}
			</QueryState>
			{ deleting && (
				<DeleteDialog
					surveys={ deleting }
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

function NoSurveys() {
	const { can } = useSite();
	return (
		<EmptyState
			title={ __( 'No Surveys', 'userfeedback' ) }
			text={ __( 'A survey asks your visitors a few questions while they are on your site.', 'userfeedback' ) }
		>
			{ can.edit && (
				<LinkButton to="/new" variant="primary">
					{ __( 'Create New', 'userfeedback' ) }
				</LinkButton>
			) }
		</EmptyState>
	);
}

/** Not one on the whole site, in the Trash or out of it. */
function hasNone( list: SurveyList ): boolean {
	return list.status_filters.every( ( { count } ) => count === 0 );
}
