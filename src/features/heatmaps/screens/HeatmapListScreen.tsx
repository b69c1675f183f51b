import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useMemo, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Screen } from '@/components/ui/layout/Screen';
import { ActionNotices } from '@/components/ui/list/ActionNotices';
import { BulkBar } from '@/components/ui/list/BulkBar';
import { Pager } from '@/components/ui/list/Pager';
import type { HeatmapPage } from '@/contract/types';
import { goesOn } from '@/lib/edition/upgrade';
import { useFocusLater } from '@/lib/hooks/use-focus-later';
import { useSelection } from '@/lib/hooks/use-selection';
import { adminPage } from '@/lib/links/links';
import { useSite } from '@/lib/site';
import { heatmapList } from '../api/get-heatmaps';
import { DeleteDialog } from '../components/list/DeleteDialog';
import { KeptLine } from '../components/list/KeptLine';
import { LockedHeatmaps } from '../components/list/LockedHeatmaps';
import { NoHeatmaps } from '../components/list/NoHeatmaps';
import { PagesTable } from '../components/list/PagesTable';
import { PagesToolbar } from '../components/list/PagesToolbar';
import { type ListView, queryOf, readView, writeView } from '../model/list-view';
import { useDeletion } from '../model/use-deletion';
import '@/components/ui/layout/Stack.scss';
import './heatmaps.scss';

const none: readonly HeatmapPage[] = [];

export function HeatmapListScreen() {
	const site = useSite();

	return (
		<Screen
			title={ __( 'Heatmaps', 'userfeedback' ) }
			actions={
				site.can.settings &&
				site.features.heatmaps && (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						href={ adminPage( site, 'userfeedback_settings', '/heatmaps' ) }
					>
						{ __( 'Heatmap settings', 'userfeedback' ) }
					</Button>
				)
			}
		>
			{ goesOn( site, 'heatmaps' ) ? <Heatmaps /> : <LockedHeatmaps /> }
		</Screen>
	);
}

function Heatmaps() {
	const { can } = useSite();
	const [ params, setParams ] = useSearchParams();
	const view = readView( params );
	const list = useQuery( heatmapList( queryOf( view ) ) );
	const items = list.data?.items ?? none;
	const selection = useSelection< string >(
		useMemo( () => items.map( ( { key } ) => key ), [ items ] ),
		writeView( view ).toString()
	);
	const [ asked, setAsked ] = useState< readonly HeatmapPage[] >( none );
	const focusLater = useFocusLater();
	const deletion = useDeletion( () => {
		selection.clear();
		setAsked( none );
		focusLater( '[data-route-focus]' ); // The element that opened it may be gone.
	} );
	const goTo = ( change: Partial< ListView >, { replace = false } = {} ) =>
		setParams( writeView( { ...view, page: 1, ...change } ), { preventScrollReset: true, replace } );
	const pages = list.isPlaceholderData ? 0 : ( list.data?.pagination.pages ?? 0 );

	if ( pages > 0 && view.page > pages ) {
		return <Navigate replace to={ { search: writeView( { ...view, page: pages } ).toString() } } />;
	}
	return (
		<div className="uf-stack">
			<ActionNotices
				failure={ __( 'Couldn’t delete some heatmaps.', 'userfeedback' ) }
				error={ deletion.error }
				skipped={ ( deletion.data?.skipped ?? [] ).map( ( { key, reason } ) => ( {
					id: deletion.variables?.find( ( page ) => page.key === key )?.title ?? key,
					reason,
				} ) ) }
				onDismiss={ deletion.reset }
			/>
			<QueryState
				query={ list }
				skeleton={ <Rows /> }
				failure={ __( 'Couldn’t load the heatmaps.', 'userfeedback' ) }
			>
				{ ( data ) =>
					items.length === 0 && view.search === '' ? (
						<NoHeatmaps isSearched={ false } />
					) : (
						<div className="uf-stack uf-heatmaps">
							<PagesToolbar view={ view } onChange={ goTo }>
								{ can.delete && items.length > 0 && (
									<BulkBar
										actions={ [ { value: 'delete', label: __( 'Delete', 'userfeedback' ) } ] }
										chosenCount={ selection.ids.size }
										onApply={ () =>
											setAsked( items.filter( ( { key } ) => selection.ids.has( key ) ) )
										}
									/>
								) }
							</PagesToolbar>
							{ items.length === 0 ? (
								<NoHeatmaps isSearched />
							) : (
								<PagesTable
									pages={ items }
									view={ view }
									selection={ can.delete ? selection : null }
									onSort={ goTo }
									onDelete={ can.delete ? ( page ) => setAsked( [ page ] ) : null }
								/>
							) }
							<div className="uf-heatmaps__foot">
								<KeptLine list={ data } />
								<Pager pagination={ data.pagination } onPage={ ( page ) => goTo( { page } ) } />
							</div>
						</div>
					)
				}
			</QueryState>
			{ asked.length > 0 && (
				<DeleteDialog
					pages={ asked }
					isBusy={ deletion.isPending }
					onConfirm={ () => deletion.mutate( asked ) }
					onCancel={ () => setAsked( none ) }
				/>
			) }
		</div>
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
