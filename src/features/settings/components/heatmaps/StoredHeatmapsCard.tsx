import { Button } from '@wordpress/components';
import { useQuery } from '@tanstack/react-query';
import { __, _n } from '@wordpress/i18n';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { formatBytes, formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { adminPage } from '@/lib/links/links';
import { useSite } from '@/lib/site';
import { storedHeatmaps } from '@/features/settings/api/heatmaps';

/** Number and size of stored heatmaps, with a link to them. */
export function StoredHeatmapsCard( { isOff }: { isOff: boolean } ) {
	const site = useSite();
	const isShown = site.can.view && ! isOff;
	const query = useQuery( { ...storedHeatmaps, enabled: isShown } );

	return (
		<Card title={ __( 'Stored data', 'userfeedback' ) }>
			<div className="uf-settings__fields">
				<p className="uf-soft">
					{ __(
						'Stores clicks, scroll depth, and device type, but no IP addresses, names, or typed text. Visits are combined into daily totals within two days.',
						'userfeedback'
					) }
				</p>
				{ isShown && (
					<>
						<QueryState
							query={ query }
							skeleton={ <Skeleton width="60%" height="20px" /> }
							failure={ __( 'Couldn’t load the amount of stored data.', 'userfeedback' ) }
						>
							{ ( { pagination, size_bytes: bytes, size_is_estimate: isEstimate } ) => (
								<p>
									<strong>{ sizeText( pagination.total, bytes, isEstimate ) }</strong>
								</p>
							) }
						</QueryState>
						<div>
							<Button
								__next40pxDefaultSize
								variant="secondary"
								href={ adminPage( site, 'userfeedback_heatmaps' ) }
							>
								{ __( 'Open Heatmaps', 'userfeedback' ) }
							</Button>
						</div>
					</>
				) }
			</div>
		</Card>
	);
}

function sizeText( pages: number, bytes: number, isEstimate: boolean ): string {
	if ( pages === 0 ) {
		return __( 'Nothing has been recorded yet.', 'userfeedback' );
	}
	return sprintf(
		isEstimate
			? /* translators: 1: number of pages, 2: how large that is, such as 3.2 MB */
				_n( 'Heatmaps for %1$s page, about %2$s', 'Heatmaps for %1$s pages, about %2$s', pages, 'userfeedback' )
			: /* translators: 1: number of pages, 2: how large that is, such as 3.2 MB */
				_n( 'Heatmaps for %1$s page, %2$s', 'Heatmaps for %1$s pages, %2$s', pages, 'userfeedback' ),
		formatNumber( pages ),
		formatBytes( bytes )
	);
}
