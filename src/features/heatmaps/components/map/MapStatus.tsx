import { __, _n } from '@wordpress/i18n';
import { daysLabel, presetLabel } from '@/components/date-range/range-label';
import type { HeatmapMap } from '@/contract/types';
import { deviceLabel } from '@/features/heatmaps/model/devices';
import type { DateRange } from '@/lib/date-range/date-range';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

interface Props {
	map: HeatmapMap | undefined;
	range: DateRange;
	/** The previous map is shown. */
	isOld: boolean;
}

/** The numbers as text; announced again on changes. */
export function MapStatus( { map, range, isOld }: Props ) {
	return (
		<p className="uf-heatmap__status" role="status">
			{ isOld || map === undefined ? __( 'Loading heatmap', 'userfeedback' ) : mapText( map, range ) }
		</p>
	);
}

function mapText( { device, views, clicks, from, to }: HeatmapMap, { preset }: DateRange ): string {
	/* translators: %s: number of visits */
	const visits = sprintf( _n( '%s visit', '%s visits', views, 'userfeedback' ), formatNumber( views ) );
	/* translators: %s: number of clicks */
	const clicked = sprintf( _n( '%s click', '%s clicks', clicks, 'userfeedback' ), formatNumber( clicks ) );

	return sprintf(
		/* translators: 1: a kind of device, 2: visits, 3: clicks, 4: days */
		__( '%1$s: %2$s, %3$s, %4$s', 'userfeedback' ),
		deviceLabel( device ),
		visits,
		clicked,
		preset === 'all-time' ? presetLabel( preset ) : daysLabel( from, to )
	);
}
