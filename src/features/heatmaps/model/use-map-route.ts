import { useParams } from 'react-router-dom';
import type { HeatmapQuery } from '@/contract/types';
import { type DateRange, daysOf, FIRST_DAY, firstDay, readRange, writeRange } from '@/lib/date-range/date-range';
import { todayIn } from '@/lib/date-range/today';
import { useSite } from '@/lib/site';
import { type MapView, readMapView, writeMapView } from './map-view';
import { useUrlParams } from '@/lib/hooks/use-url-params';

export interface MapRoute {
	pageKey: string;
	view: MapView;
	range: DateRange;
	first: string;
	today: string;
	hasLong: boolean;
	/** The date range to request. */
	days: Required< Pick< HeatmapQuery, 'from' | 'to' > >;
	change: ( change: Partial< MapView & { range: DateRange } > ) => void;
}

/** Reads a map's view from the address. */
export function useMapRoute(): MapRoute {
	const { key = '' } = useParams();
	const [ params, setParams ] = useUrlParams();
	const { features, time_zone: timeZone, week_start: weekStart } = useSite();
	const hasLong = features[ 'long-ranges' ];
	const today = todayIn( timeZone );
	const view = readMapView( params );
	const range = readRange( params, today, hasLong );

	return {
		pageKey: key,
		view,
		range,
		first: firstDay( today, hasLong ),
		today,
		hasLong,
		days: { from: FIRST_DAY, to: today, ...daysOf( range, today, weekStart ) },
		change: ( { range: days = range, ...changed } ) =>
			setParams( { ...writeMapView( { ...view, ...changed } ), ...writeRange( days ) } ),
	};
}
