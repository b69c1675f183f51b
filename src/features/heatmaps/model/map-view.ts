import { HEATMAP_VISITOR, type Mode, MODES } from './modes';
import { type Device, DEVICES } from './devices';

/** View of a page's map; its dates are stored separately, like those of results. */
export interface MapView {
	device: Device;
	mode: Mode;
	/** The viewer: a visitor, or a user with a role. */
	as: string;
}

export function readMapView( params: URLSearchParams ): MapView {
	return {
		device: DEVICES.find( ( device ) => device === params.get( 'device' ) ) ?? 'desktop',
		mode: MODES.find( ( mode ) => mode === params.get( 'mode' ) ) ?? 'both',
		as: params.get( 'as' ) ?? HEATMAP_VISITOR,
	};
}

/** Writes only the differences from a map's defaults. */
export function writeMapView( { device, mode, as }: MapView ): Record< string, string > {
	return {
		...( device === 'desktop' ? {} : { device } ),
		...( mode === 'both' ? {} : { mode } ),
		...( as === HEATMAP_VISITOR ? {} : { as } ),
	};
}
