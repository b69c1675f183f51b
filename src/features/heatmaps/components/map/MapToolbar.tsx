import { SelectControl } from '@wordpress/components';
import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import type { HeatmapDevices } from '@/contract/types';
import { viewRoles } from '@/features/heatmaps/api/get-heatmaps';
import { deviceLabel, DEVICES } from '@/features/heatmaps/model/devices';
import { HEATMAP_VISITOR, modeLabel, MODES } from '@/features/heatmaps/model/modes';
import type { MapRoute } from '@/features/heatmaps/model/use-map-route';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { Choice } from './Choice';

/** The data, devices and role shown. @param props.devices undefined until it is known how many visits each had */
export function MapToolbar( { route, devices }: { route: MapRoute; devices: HeatmapDevices | undefined } ) {
	const { view, change } = route;
	const { data: roles = [] } = useQuery( viewRoles );
	const viewers = [
		{ value: HEATMAP_VISITOR, label: __( 'Visitor', 'userfeedback' ) },
		...roles.map( ( { name, label } ) => ( { value: name, label } ) ),
	];
	if ( ! viewers.some( ( { value } ) => value === view.as ) ) {
		viewers.push( { value: view.as, label: view.as } );
	}

	return (
		<div className="uf-heatmap__toolbar">
			<Choice
				label={ __( 'Device', 'userfeedback' ) }
				options={ DEVICES.map( ( device ) => ( {
					value: device,
					label:
						devices === undefined
							? deviceLabel( device )
							: sprintf(
									/* translators: 1: a kind of device, 2: number of visits */
									__( '%1$s (%2$s)', 'userfeedback' ),
									deviceLabel( device ),
									formatNumber( devices[ device ] )
								),
				} ) ) }
				chosen={ view.device }
				onChoose={ ( device ) => change( { device } ) }
			/>
			<Choice
				label={ __( 'Heatmap type', 'userfeedback' ) }
				options={ MODES.map( ( mode ) => ( { value: mode, label: modeLabel( mode ) } ) ) }
				chosen={ view.mode }
				onChoose={ ( mode ) => change( { mode } ) }
			/>
			<div className="uf-heatmap__as">
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'View as', 'userfeedback' ) }
					labelPosition="side"
					value={ view.as }
					options={ viewers }
					onChange={ ( as ) => change( { as } ) }
				/>
			</div>
		</div>
	);
}
