import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { SelectCell } from '@/components/lists/table/SelectionCells';
import { Cell } from '@/components/lists/table/Table';
import type { HeatmapPage } from '@/contract/types';
import { deviceShares } from '@/features/heatmaps/model/devices';
import { writeRange } from '@/lib/date-range/date-range';
import { formatDay, formatNumber } from '@/lib/format';
import type { Selection } from '@/components/lists/use-selection';
import { sprintf } from '@/lib/labels/sprintf';
import { DeviceShares } from './DeviceShares';

interface Props {
	page: HeatmapPage;
	selection: Selection< string > | null;
	/** Null without permission. */
	onDelete: ( () => void ) | null;
}

export function PageRow( { page, selection, onDelete }: Props ) {
	const { key, title, url, views, clicks, devices, last_day: last } = page;

	return (
		<tr role="row" className="uf-heatmaps__row">
			<SelectCell selection={ selection } row={ { id: key, title } } />
			<Cell label={ __( 'Page', 'userfeedback' ) } kind="title">
				<Link className="uf-heatmaps__title" to={ mapAddress( page ) } dir="auto">
					{ title }
				</Link>
				<div
					className="uf-heatmaps__actions"
					role="group"
					/* translators: %s: title of a page */
					aria-label={ sprintf( __( 'Actions for %s', 'userfeedback' ), title ) }
				>
					<Link to={ mapAddress( page ) }>{ __( 'View heatmap', 'userfeedback' ) }</Link>
					{ url !== null && <a href={ url }>{ __( 'Visit page', 'userfeedback' ) }</a> }
					{ onDelete && (
						<Button variant="link" isDestructive onClick={ onDelete }>
							{ __( 'Delete', 'userfeedback' ) }
						</Button>
					) }
				</div>
			</Cell>
			<Cell label={ __( 'Visits', 'userfeedback' ) } kind="number">
				{ formatNumber( views ) }
			</Cell>
			<Cell label={ __( 'Clicks', 'userfeedback' ) } kind="number">
				{ formatNumber( clicks ) }
			</Cell>
			<Cell label={ __( 'Devices', 'userfeedback' ) }>
				<DeviceShares devices={ devices } />
			</Cell>
			<Cell label={ __( 'Last visit', 'userfeedback' ) }>
				<time dateTime={ last }>{ formatDay( last ) }</time>
			</Cell>
		</tr>
	);
}

/** Opens on the most used device type, and on all days, which the list's numbers cover. */
function mapAddress( { key, devices }: HeatmapPage ): string {
	const most = deviceShares( devices )[ 0 ]?.device ?? 'desktop';
	const query = new URLSearchParams( {
		...( most !== 'desktop' && { device: most } ),
		...writeRange( { preset: 'all-time' } ),
	} );
	return `/page/${ encodeURIComponent( key ) }?${ query }`;
}
