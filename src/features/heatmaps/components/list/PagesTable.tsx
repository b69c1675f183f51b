import { __ } from '@wordpress/i18n';
import { SelectAllCell } from '@/components/lists/table/SelectionCells';
import { SortHead } from '@/components/lists/table/SortHead';
import { HeadCell, Table } from '@/components/lists/table/Table';
import type { HeatmapPage } from '@/contract/types';
import type { ListView } from '@/features/heatmaps/model/list-view';
import type { Selection } from '@/components/lists/use-selection';
import { PageRow } from './PageRow';

interface Props {
	pages: readonly HeatmapPage[];
	view: ListView;
	selection: Selection< string > | null;
	onSort: ( sorting: Pick< ListView, 'orderby' | 'order' > ) => void;
	onDelete: ( ( page: HeatmapPage ) => void ) | null;
}

export function PagesTable( { pages, view, selection, onSort, onDelete }: Props ) {
	const sort = { sorting: view, onSort };

	return (
		<Table
			label={ __( 'Pages with heatmaps', 'userfeedback' ) }
			head={
				<>
					<SelectAllCell selection={ selection } count={ pages.length } />
					<SortHead
						{ ...sort }
						column="title"
						label={ __( 'Page', 'userfeedback' ) }
						kind="title"
						first="asc"
					/>
					<SortHead { ...sort } column="views" label={ __( 'Visits', 'userfeedback' ) } kind="number" />
					<SortHead { ...sort } column="clicks" label={ __( 'Clicks', 'userfeedback' ) } kind="number" />
					<HeadCell>{ __( 'Devices', 'userfeedback' ) }</HeadCell>
					<SortHead { ...sort } column="last_day" label={ __( 'Last visit', 'userfeedback' ) } />
				</>
			}
		>
			{ pages.map( ( page ) => (
				<PageRow
					key={ page.key }
					page={ page }
					selection={ selection }
					onDelete={ onDelete && ( () => onDelete( page ) ) }
				/>
			) ) }
		</Table>
	);
}
