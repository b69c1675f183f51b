import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { DateRangePicker } from '@/components/date-range/DateRangePicker';
import { LinkButton } from '@/components/ui/actions/LinkButton';
import { isMissing, QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Screen } from '@/components/ui/layout/Screen';
import { goesOn } from '@/lib/edition/upgrade';
import { useSite } from '@/lib/site';
import { heatmap } from '../api/get-heatmap';
import { LockedHeatmaps } from '../components/list/LockedHeatmaps';
import { MapStatus } from '../components/map/MapStatus';
import { MapToolbar } from '../components/map/MapToolbar';
import { MapView } from '../components/map/MapView';
import { useMapRoute } from '../model/use-map-route';
import '@/components/ui/layout/Stack.scss';
import './heatmaps.scss';

/** A page with its visitors' actions. */
export function HeatmapScreen() {
	const isOpen = goesOn( useSite(), 'heatmaps' );
	const route = useMapRoute();
	const { pageKey, view, days } = route;
	const query = useQuery( { ...heatmap( pageKey, { device: view.device, ...days } ), enabled: isOpen } );
	const title = query.data?.title ?? '';

	return (
		<Screen
			title={ title === '' ? __( 'Heatmap', 'userfeedback' ) : title }
			back={ { label: __( 'Heatmaps', 'userfeedback' ), to: '/' } }
			isWide
		>
			{ ! isOpen ? (
				<LockedHeatmaps />
			) : (
				<div className="uf-stack">
					{ ! isMissing( query.error ) && (
						<>
							<MapToolbar route={ route } devices={ query.data?.devices } />
							<div className="uf-heatmap__days">
								<MapStatus map={ query.data } range={ route.range } isOld={ query.isPlaceholderData } />
								<DateRangePicker
									value={ route.range }
									first={ route.first }
									today={ route.today }
									hasLong={ route.hasLong }
									onChange={ ( range ) => route.change( { range } ) }
								/>
							</div>
						</>
					) }
					<QueryState
						query={ query }
						skeleton={ <Skeleton width="100%" height="480px" /> }
						failure={ __( 'Couldn’t load the heatmap.', 'userfeedback' ) }
						wayOn={
							<LinkButton to="/" variant="primary">
								{ __( 'Back to Heatmaps', 'userfeedback' ) }
							</LinkButton>
						}
					>
						{ ( map ) => <MapView map={ map } route={ route } /> }
					</QueryState>
				</div>
			) }
		</Screen>
	);
}
