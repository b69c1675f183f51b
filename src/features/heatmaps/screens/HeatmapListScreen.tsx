import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { ActionNotices } from '@/components/lists/ActionNotices';
import { BulkBar } from '@/components/lists/BulkBar';
import { ListState } from '@/components/lists/ListState';
import { useListView } from '@/components/lists/list-view';
import { ListToolbar, type SortChoice } from '@/components/lists/ListToolbar';
import { Pager } from '@/components/lists/table/Pager';
import { useSelection } from '@/components/lists/use-selection';
import { Screen } from '@/components/ui/layout/Screen';
import type { HeatmapPage } from '@/contract/types';
import { goesOn } from '@/lib/edition/upgrade';
import { useFocusLater } from '@/lib/hooks/use-focus-later';
import { adminPage } from '@/lib/links/links';
import { useSite } from '@/lib/site';
import { heatmapList } from '../api/get-heatmaps';
import { DeleteHeatmapsDialog } from '../components/list/DeleteHeatmapsDialog';
import { StorageNote } from '../components/list/StorageNote';
import { LockedHeatmaps } from '../components/list/LockedHeatmaps';
import { NoHeatmaps } from '../components/list/NoHeatmaps';
import { PagesTable } from '../components/list/PagesTable';
import { heatmapsView, queryOf, type SortColumn } from '../model/list-view';
import { useDeletion } from '../model/use-deletion';
import '@/components/ui/layout/Stack.scss';
import './heatmaps.scss';

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
	const { view, change, addressOf } = useListView( heatmapsView );
	const list = useQuery( heatmapList( queryOf( view ) ) );
	const items = list.data?.items ?? [];
	const selection = useSelection< string >(
		items.map( ( { key } ) => key ),
		view
	);
	const [ asked, setAsked ] = useState< readonly HeatmapPage[] >( [] );
	const focusLater = useFocusLater();
	const deletion = useDeletion( () => {
		selection.clear();
		setAsked( [] );
		focusLater( '[data-route-focus]' ); // The element that opened it may be gone.
	} );

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
			<ListState
				query={ list }
				page={ view.page }
				addressOf={ addressOf }
				failure={ __( 'Couldn’t load the heatmaps.', 'userfeedback' ) }
			>
				{ ( data ) =>
					items.length === 0 && view.search === '' ? (
						<NoHeatmaps isSearched={ false } />
					) : (
						<div className="uf-stack uf-heatmaps">
							<ListToolbar
								view={ view }
								choices={ sortChoices() }
								label={ __( 'Search pages', 'userfeedback' ) }
								onChange={ change }
							>
								{ can.delete && items.length > 0 && (
									<BulkBar
										actions={ [ { value: 'delete', label: __( 'Delete', 'userfeedback' ) } ] }
										chosenCount={ selection.ids.size }
										onApply={ () =>
											setAsked( items.filter( ( { key } ) => selection.ids.has( key ) ) )
										}
									/>
								) }
							</ListToolbar>
							{ items.length === 0 ? (
								<NoHeatmaps isSearched />
							) : (
								<PagesTable
									pages={ items }
									view={ view }
									selection={ can.delete ? selection : null }
									onSort={ change }
									onDelete={ can.delete ? ( page ) => setAsked( [ page ] ) : null }
								/>
							) }
							<div className="uf-heatmaps__foot">
								<StorageNote list={ data } />
								<Pager pagination={ data.pagination } onPage={ ( page ) => change( { page } ) } />
							</div>
						</div>
					)
				}
			</ListState>
			{ asked.length > 0 && (
				<DeleteHeatmapsDialog
					pages={ asked }
					isBusy={ deletion.isPending }
					onConfirm={ () => deletion.mutate( asked ) }
					onCancel={ () => setAsked( [] ) }
				/>
			) }
		</div>
	);
}

/** For phones, where the table has no visible head. */
function sortChoices(): SortChoice< SortColumn >[] {
	return [
		{ value: 'views desc', label: __( 'Most visits', 'userfeedback' ) },
		{ value: 'views asc', label: __( 'Fewest visits', 'userfeedback' ) },
		{ value: 'clicks desc', label: __( 'Most clicks', 'userfeedback' ) },
		{ value: 'clicks asc', label: __( 'Fewest clicks', 'userfeedback' ) },
		{ value: 'title asc', label: __( 'Title, A to Z', 'userfeedback' ) },
		{ value: 'title desc', label: __( 'Title, Z to A', 'userfeedback' ) },
		{ value: 'last_day desc', label: __( 'Last visit, newest first', 'userfeedback' ) },
		{ value: 'last_day asc', label: __( 'Last visit, oldest first', 'userfeedback' ) },
	];
}
