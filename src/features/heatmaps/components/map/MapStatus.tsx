import { __, _n } from '@wordpress/i18n';
import type { HeatmapMap } from '@/contract/types';
import { deviceLabel } from '@/features/heatmaps/model/devices';
import { formatDay, formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

interface Props {
	map: HeatmapMap | undefined;
	/** The previous map is shown. */
	isOld: boolean;
}

/** The numbers as text; announced again on changes. */
export function MapStatus( { map, isOld }: Props ) {
	return (
		<p className="uf-heatmap__status" role="status">
			{ isOld || map === undefined ? __( 'Loading heatmap', 'userfeedback' ) : mapText( map ) }
		</p>
	);
}

function mapText( { device, views, clicks, from, to }: HeatmapMap ): string {
	/* translators: %s: number of visits */
	const visits = sprintf( _n( '%s visit', '%s visits', views, 'userfeedback' ), formatNumber( views ) );
	/* translators: %s: number of clicks */
	const clicked = sprintf( _n( '%s click', '%s clicks', clicks, 'userfeedback' ), formatNumber( clicks ) );

	return sprintf(
		/* translators: 1: a kind of device, 2: "120 visits", 3: "48 clicks", 4: first day, 5: last day */
		__( '%1$s: %2$s, %3$s, %4$s – %5$s', 'userfeedback' ),
		deviceLabel( device ),
		visits,
		clicked,
		formatDay( from ),
		formatDay( to )
	);
}
