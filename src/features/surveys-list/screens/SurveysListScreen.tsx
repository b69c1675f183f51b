import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Checklist } from '@/components/checklist/Checklist';
import { ListState } from '@/components/lists/ListState';
import { useListView } from '@/components/lists/list-view';
import { useSelection } from '@/components/lists/use-selection';
import { LinkButton } from '@/components/ui/actions/LinkButton';
import { Screen } from '@/components/ui/layout/Screen';
import type { SurveyList, SurveyRow } from '@/contract/types';
import { useMedia } from '@/lib/hooks/use-media';
import { useSite } from '@/lib/site';
import type { SurveyAction } from '../api/change-surveys';
import { surveysList } from '../api/get-surveys';
import { DeleteSurveysDialog } from '../components/DeleteSurveysDialog';
import { ListMenu } from '../components/ListMenu';
import { ListNotices } from '../components/ListNotices';
import { ListStatus } from '../components/ListStatus';
import { NoSurveys } from '../components/NoSurveys';
import { SurveysList } from '../components/SurveysList';
import { SurveysSkeleton } from '../components/SurveysSkeleton';
import { surveysView, toQuery } from '../model/list-view';
import { useListFocus } from '../model/use-list-focus';
import { useSurveyActions } from '../model/use-survey-actions';

export function SurveysListScreen() {
	const { can } = useSite();
	const { view, change, addressOf } = useListView( surveysView );
	const surveys = useQuery( surveysList( toQuery( view ) ) );
	const items = surveys.data?.items ?? [];
	const selection = useSelection(
		items.map( ( { id } ) => id ),
		view
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
			<ListState
				query={ surveys }
				page={ view.page }
				addressOf={ addressOf }
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
							addressOf={ addressOf }
							onAction={ start }
						/>
					)
				}
			</ListState>
			{ deleting && (
				<DeleteSurveysDialog
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
