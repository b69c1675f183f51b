import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useMemo, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { LinkButton } from '@/components/ui/actions/LinkButton';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Screen } from '@/components/ui/layout/Screen';
import { ActionNotices } from '@/components/ui/list/ActionNotices';
import { Pager } from '@/components/ui/list/Pager';
import type { Delivery } from '@/contract/types';
import { useFocusLater } from '@/lib/hooks/use-focus-later';
import { useSelection } from '@/lib/hooks/use-selection';
import { useSite } from '@/lib/site';
import { deliveryList } from '../api/get-deliveries';
import { DeliveriesTable } from '../components/DeliveriesTable';
import { DeliveriesToolbar } from '../components/DeliveriesToolbar';
import { DetailsDialog } from '../components/DetailsDialog';
import { NoDeliveries } from '../components/NoDeliveries';
import { ReplayDialog } from '../components/ReplayDialog';
import { isFiltered, type ListView, queryOf, readView, writeView } from '../model/list-view';
import { useSendingAgain } from '../model/use-sending-again';
import '@/components/ui/layout/Stack.scss';
import '@/components/ui/feedback/StatusBadge.scss';
import './deliveries.scss';

const BACK = { label: () => __( 'Surveys', 'userfeedback' ), to: '/' };
const none: readonly Delivery[] = [];

/** Shows answers and addresses, so it needs permission to view responses and to edit recipients. */
export function DeliveriesScreen() {
	const { can } = useSite();

	return can.view && can.edit ? (
		<Deliveries />
	) : (
		<Screen title={ __( 'Send log', 'userfeedback' ) } back={ { ...BACK, label: BACK.label() } }>
			<EmptyState
				title={ __( 'You don’t have permission to view deliveries', 'userfeedback' ) }
				text={ __( 'You need permission to edit surveys and view results.', 'userfeedback' ) }
			>
				<LinkButton to="/" variant="primary">
					{ __( 'Back to Surveys', 'userfeedback' ) }
				</LinkButton>
			</EmptyState>
		</Screen>
	);
}

function Deliveries() {
	const [ params, setParams ] = useSearchParams();
	const view = readView( params );
	const list = useQuery( deliveryList( queryOf( view ) ) );
	const items = list.data?.items ?? none;
	const selection = useSelection(
		useMemo( () => items.map( ( { id } ) => id ), [ items ] ),
		writeView( view ).toString()
	);
	const [ shown, setShown ] = useState< Delivery | null >( null );
	const [ isAsking, setAsking ] = useState( false );
	const focusLater = useFocusLater();
	const again = useSendingAgain( selection.clear );
	const goTo = ( change: Partial< ListView > ) =>
		setParams( writeView( { ...view, page: 1, ...change } ), { preventScrollReset: true } );
	const pages = list.isPlaceholderData ? 0 : ( list.data?.pagination.pages ?? 0 );

	if ( pages > 0 && view.page > pages ) {
		return <Navigate replace to={ { search: writeView( { ...view, page: pages } ).toString() } } />;
	}
	return (
		<Screen
			title={ __( 'Send log', 'userfeedback' ) }
			back={ { ...BACK, label: BACK.label() } }
			actions={
				<Button __next40pxDefaultSize variant="secondary" onClick={ () => setAsking( true ) }>
					{ __( 'Resend failed deliveries', 'userfeedback' ) }
				</Button>
			}
			notices={
				<ActionNotices
					failure={ __( 'Couldn’t resend some deliveries.', 'userfeedback' ) }
					error={ again.error }
					skipped={ again.skipped }
					onDismiss={ again.dismiss }
				/>
			}
		>
			<QueryState
				query={ list }
				skeleton={ <Rows /> }
				failure={ __( 'Couldn’t load the deliveries.', 'userfeedback' ) }
			>
				{ ( data ) => (
					<div className="uf-stack uf-deliveries">
						<DeliveriesToolbar
							list={ data }
							view={ view }
							chosenCount={ selection.ids.size }
							onChange={ goTo }
							onAgain={ () => again.retry( [ ...selection.ids ] ) }
						/>
						{ items.length === 0 ? (
							<NoDeliveries isFiltered={ isFiltered( view ) } />
						) : (
							<DeliveriesTable
								deliveries={ items }
								selection={ selection }
								busyIds={ again.busyIds }
								onAgain={ again.retry }
								onDetails={ setShown }
							/>
						) }
						{ data.pagination.total > 0 && (
							<Pager pagination={ data.pagination } onPage={ ( page ) => goTo( { page } ) } />
						) }
					</div>
				) }
			</QueryState>
			{ shown && (
				<DetailsDialog
					delivery={ shown }
					onClose={ () => {
						setShown( null );
						focusLater( `[data-details="${ String( shown.id ) }"]` );
					} }
				/>
			) }
			{ isAsking && (
				<ReplayDialog
					survey={ view.survey }
					channel={ view.channel }
					isBusy={ again.isReplaying }
					onReplay={ ( span ) => again.replay( span, () => setAsking( false ) ) }
					onClose={ () => setAsking( false ) }
				/>
			) }
		</Screen>
	);
}

function Rows() {
	return (
		<div className="uf-stack">
			{ [ 1, 2, 3, 4, 5, 6 ].map( ( row ) => (
				<Skeleton key={ row } height="56px" />
			) ) }
		</div>
	);
}
