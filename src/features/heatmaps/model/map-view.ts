import { HEATMAP_VISITOR, type Mode, MODES } from './modes';
import { type Device, DEVICES } from './devices';

/** How a page's map is looked at; its days are kept beside it, as those of results are. */
export interface MapView {
	device: Device;
	mode: Mode;
	/** Who looks: nobody in particular, or somebody with a role. */
	as: string;
}

export function readMapView( params: URLSearchParams ): MapView {
	return {
		device: DEVICES.find( ( device ) => device === params.get( 'device' ) ) ?? 'desktop',
		mode: MODES.find( ( mode ) => mode === params.get( 'mode' ) ) ?? 'both',
		as: params.get( 'as' ) ?? HEATMAP_VISITOR,
	};
}

/** Only what differs from how a map first opens. */
export function writeMapView( { device, mode, as }: MapView ): Record< string, string > {
	return {
		...( device === 'desktop' ? {} : { device } ),
		...( mode === 'both' ? {} : { mode } ),
		...( as === HEATMAP_VISITOR ? {} : { as } ),
	};
}
