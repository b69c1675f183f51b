import { __, _n, sprintf } from '@wordpress/i18n';
import type { HeatmapList } from '@/contract/types';
import { formatBytes, formatNumber } from '@/lib/format';

/** How large all maps are, and what is still to be folded into them. */
export function KeptLine( { list }: { list: HeatmapList } ) {
	const { size_bytes: bytes, size_is_estimate: isEstimate, waiting } = list;
	const size = formatBytes( bytes );

	return (
		<p className="uf-heatmaps__kept">
			{ __( 'Visits and clicks are totals of all stored days.', 'userfeedback' ) }{ ' ' }
			{ isEstimate
				? /* translators: %s: how large something is, such as 3.2 MB */
					sprintf( __( 'All heatmaps together are about %s.', 'userfeedback' ), size )
				: /* translators: %s: how large something is, such as 3.2 MB */
					sprintf( __( 'All heatmaps together are %s.', 'userfeedback' ), size ) }
			{ waiting > 0 && ' ' }
			{ waiting > 0 &&
				sprintf(
					/* translators: %s: number of visits */
					_n(
						'%s visit of the last hour is in the numbers already.',
						'%s visits of the last hour are in the numbers already.',
						waiting,
						'userfeedback'
					),
					formatNumber( waiting )
				) }
		</p>
	);
}
