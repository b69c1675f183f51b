import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useMemo, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Checklist } from '@/components/checklist/Checklist';
import { LinkButton } from '@/components/ui/actions/LinkButton';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Screen } from '@/components/ui/layout/Screen';
import type { SurveyList, SurveyRow } from '@/contract/types';
import { useMedia } from '@/lib/hooks/use-media';
import { useSelection } from '@/lib/hooks/use-selection';
import { useSite } from '@/lib/site';
import type { SurveyAction } from '../api/change-surveys';
import { surveysList } from '../api/get-surveys';
import { DeleteDialog } from '../components/DeleteDialog';
import { ListMenu } from '../components/ListMenu';
import { ListNotices } from '../components/ListNotices';
import { ListStatus } from '../components/ListStatus';
import { NoSurveys } from '../components/NoSurveys';
import { SurveysList } from '../components/SurveysList';
import { SurveysSkeleton } from '../components/SurveysSkeleton';
import { addressOf, toQuery } from '../model/list-view';
import { useListFocus } from '../model/use-list-focus';
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
	const isFirst = useLocation().key === 'default';
	const heading = useRef< HTMLHeadingElement >( null );
	const keepFocus = useListFocus( heading );
	const hasOrder = isAnyBehind( surveys.data );
	const isOrderInMenu = useMedia( '(max-width: 600px)' ) && can.view; // The menu has the Send log, which needs `view`.

	const actions = useSurveyActions( ( updated ) => {
		selection.clear();
		if ( updated.length > 0 && updated.length === items.length ) {
			change( { filter: 'all' } ); // The page that was shown is now empty.
		}
	}, keepFocus );
	const start = ( action: SurveyAction, rows: readonly SurveyRow[] ) =>
		action === 'delete' ? setDeleting( rows ) : actions.run( action, rows );

	if ( isFirst && can.edit && surveys.data !== undefined && hasNone( surveys.data ) ) {
		return <Navigate to="/new" replace />;
	}
	if ( surveys.data !== undefined && ! surveys.isPlaceholderData && isBeyond( surveys.data ) ) {
		return <Navigate to={ addressOf( { ...view, page: surveys.data.pagination.pages } ) } replace />;
	}
	return (
		<Screen
			title={ __( 'Surveys', 'userfeedback' ) }
			actions={
				can.edit && (
					<>
						{ hasOrder && ! isOrderInMenu && (
							<LinkButton to="/order">{ __( 'Change order', 'userfeedback' ) }</LinkButton>
						) }
						{ can.view && <ListMenu hasOrder={ hasOrder && isOrderInMenu } /> }
						<LinkButton to="/new" variant="primary">
							{ __( 'Create New', 'userfeedback' ) }
						</LinkButton>
					</>
				)
			}
			notices={ <ListNotices actions={ actions } /> }
		>
			{ can.edit && <Checklist onDismissed={ () => heading.current?.focus() } /> }
			<h2 className="screen-reader-text" tabIndex={ -1 } ref={ heading }>
				{ __( 'Surveys list', 'userfeedback' ) }
			</h2>
			<ListStatus list={ surveys.data } isOld={ surveys.isPlaceholderData } failed={ surveys.isError } />
			<QueryState
				query={ surveys }
				skeleton={ <SurveysSkeleton isFirst={ isFirst } /> }
				failure={ __( 'Couldn’t load the surveys.', 'userfeedback' ) }
			>
				{ ( list ) =>
					hasNone( list ) ? (
						<NoSurveys />
					) : (
						<SurveysList
							list={ list }
							view={ view }
							selection={ selection }
							busyIds={ actions.running?.rows.map( ( { id } ) => id ) ?? [] }
							onChange={ change }
							onAction={ start }
						/>
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

/** Returns true if the site has no surveys, not even in the Trash. */
function hasNone( list: SurveyList ): boolean {
	return list.status_filters.every( ( { count } ) => count === 0 );
}

/** With two published surveys, one may have priority over the other. */
function isAnyBehind( list: SurveyList | undefined ): boolean {
	return list?.status_filters.some( ( { status, count } ) => status === 'publish' && count > 1 ) === true;
}

/** Returns true if the page in the URL no longer exists. */
function isBeyond( { pagination: { page, pages } }: SurveyList ): boolean {
	return pages > 0 && page > pages;
}
