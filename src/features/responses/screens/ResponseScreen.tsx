import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Screen } from '@/components/ui/layout/Screen';
import { useListDays } from '@/lib/date-range/use-list-days';
import { useFilter } from '@/lib/filters/use-filter';
import { sprintf } from '@/lib/labels/sprintf';
import { oneResponse } from '../api/get-responses';
import { ActionNotices } from '@/components/lists/ActionNotices';
import { useRouteId } from '@/lib/hooks/use-route-id';
import { DeleteResponsesDialog } from '../components/DeleteResponsesDialog';
import { RowActions } from '../components/RowActions';
import { PreviousNext } from '../components/single/PreviousNext';
import { ResponseView } from '../components/single/ResponseView';
import { listAddress, responseAddress } from '../model/addresses';
import { pageOf, placeQueryOf, readView } from '../model/list-view';
import { useResponseActions } from '../model/use-response-actions';

/** A response on its own page. The URL includes the list that it was opened from, so the arrows stay in that list. */
export function ResponseScreen() {
	const id = useRouteId();
	const responseId = useRouteId( 'responseId' );
	const [ params ] = useSearchParams();
	const navigate = useNavigate();
	const view = readView( params );
	const { status } = view;
	const { filter } = useFilter();
	const response = useQuery( oneResponse( id, responseId, placeQueryOf( view, filter, useListDays().days ) ) );
	const position = response.data?.position ?? 1;
	const list = listAddress( id, params, { ...view, page: pageOf( position, view.per_page ) } );
	const [ isDeleting, setDeleting ] = useState( false );
	const actions = useResponseActions( id, status, ( action, changed ) => {
		if ( action === 'delete' && changed.includes( responseId ) ) {
			navigate( list, { replace: true } ); // Back would lead to a deleted response.
		}
	} );
	const title =
		response.data?.title ??
		/* translators: %d: number of a response */
		sprintf( __( 'Response #%d', 'userfeedback' ), responseId );

	return (
		<Screen
			title={ title }
			back={ { label: __( 'Back to All Responses', 'userfeedback' ), to: list } }
			actions={
				response.data && (
					<>
						{ response.data.id === responseId && (
							<RowActions
								response={ response.data }
								onAction={ ( action ) =>
									action === 'delete' ? setDeleting( true ) : actions.run( action, [ responseId ] )
								}
							/>
						) }
						<PreviousNext
							response={ response.data }
							onGo={ ( to ) => navigate( responseAddress( id, to, params ) ) }
						/>
					</>
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
			<ResponseView response={ response } list={ list } />
			{ isDeleting && (
				<DeleteResponsesDialog
					count={ 1 }
					onCancel={ () => setDeleting( false ) }
					onConfirm={ () => {
						setDeleting( false );
						actions.run( 'delete', [ responseId ] );
					} }
				/>
			) }
		</Screen>
	);
}
