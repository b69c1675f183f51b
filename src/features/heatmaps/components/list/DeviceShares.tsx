import type { HeatmapDevices } from '@/contract/types';
import { deviceShares, sharesText } from '@/features/heatmaps/model/devices';

/** Visitors' devices: a bar, and the same as text. */
export function DeviceShares( { devices }: { devices: HeatmapDevices } ) {
	const shares = deviceShares( devices );

	return shares.length === 0 ? (
		<>–</>
	) : (
		<div className="uf-heatmaps__devices">
			<div className="uf-heatmaps__bar" aria-hidden="true">
				{ shares.map( ( { device, share } ) => (
					<span
						key={ device }
						className={ `is-${ device }` }
						style={ { inlineSize: `${ String( share ) }%` } }
					/>
				) ) }
			</div>
			<span>{ sharesText( shares ) }</span>
		</div>
	);
}
