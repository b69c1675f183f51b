import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { ActionNotices } from '@/components/lists/ActionNotices';
import { ListState } from '@/components/lists/ListState';
import { useListView } from '@/components/lists/list-view';
import { Pager } from '@/components/lists/table/Pager';
import { useSelection } from '@/components/lists/use-selection';
import { LinkButton } from '@/components/ui/actions/LinkButton';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Screen } from '@/components/ui/layout/Screen';
import type { Delivery } from '@/contract/types';
import { useFocusLater } from '@/lib/hooks/use-focus-later';
import { useSite } from '@/lib/site';
import { deliveryList } from './model/get-deliveries';
import { DeliveriesTable } from './components/DeliveriesTable';
import { DeliveriesToolbar } from './components/DeliveriesToolbar';
import { DetailsDialog } from './components/DetailsDialog';
import { NoDeliveries } from './components/NoDeliveries';
import { ReplayDialog } from './components/ReplayDialog';
import { deliveriesView, isFiltered, queryOf } from './model/list-view';
import { useResend } from './model/use-resend';
import '@/components/ui/layout/Stack.scss';
import '@/components/ui/feedback/StatusBadge.scss';
import './deliveries.scss';

const BACK = { label: () => __( 'Surveys', 'userfeedback' ), to: '/' };

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
	const { view, change, addressOf } = useListView( deliveriesView );
	const list = useQuery( deliveryList( queryOf( view ) ) );
	const items = list.data?.items ?? [];
	const selection = useSelection(
		items.map( ( { id } ) => id ),
		view
	);
	const [ shown, setShown ] = useState< Delivery | null >( null );
	const [ isAsking, setAsking ] = useState( false );
	const focusLater = useFocusLater();
	const again = useResend( selection.clear );

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
			<ListState
				query={ list }
				page={ view.page }
				addressOf={ addressOf }
				failure={ __( 'Couldn’t load the deliveries.', 'userfeedback' ) }
			>
				{ ( data ) => (
					<div className="uf-stack uf-deliveries">
						<DeliveriesToolbar
							list={ data }
							view={ view }
							chosenCount={ selection.ids.size }
							onChange={ change }
							addressOf={ addressOf }
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
							<Pager pagination={ data.pagination } onPage={ ( page ) => change( { page } ) } />
						) }
					</div>
				) }
			</ListState>
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
