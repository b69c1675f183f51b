import { __, _n } from '@wordpress/i18n';
import type { HeatmapList } from '@/contract/types';
import { formatBytes, formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

/** The size of all maps, and the data that are still to be added to them. */
export function StorageNote( { list }: { list: HeatmapList } ) {
	const { size_bytes: bytes, size_is_estimate: isEstimate, waiting } = list;
	const size = formatBytes( bytes );

	return (
		<p className="uf-heatmaps__kept">
			{ __( 'Visits and clicks are totals for all stored days.', 'userfeedback' ) }{ ' ' }
			{ isEstimate
				? /* translators: %s: how large something is, such as 3.2 MB */
					sprintf( __( 'All heatmaps use about %s of storage.', 'userfeedback' ), size )
				: /* translators: %s: how large something is, such as 3.2 MB */
					sprintf( __( 'All heatmaps use %s of storage.', 'userfeedback' ), size ) }
			{ waiting > 0 && ' ' }
			{ waiting > 0 &&
				sprintf(
					/* translators: %s: number of visits */
					_n(
						'This includes %s visit from the last hour.',
						'This includes %s visits from the last hour.',
						waiting,
						'userfeedback'
					),
					formatNumber( waiting )
				) }
		</p>
	);
}
