import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PlanBadge } from '@/components/ui/upgrade/PlanBadge';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import type { Targeting } from '@/contract/types';
import { devicesLabel } from '@/lib/labels/device-label';
import { useSite } from '@/lib/site';
import { useBuilder, useDispatch } from '@/features/builder/saving/state/builder-context';
import { DEVICES, LOCKED_DEVICES, withDevice } from '@/features/builder/draft/targeting/devices';

const FIELD = 'settings.targeting.devices';

/** Devices that a survey shows on. If the edition can't choose, it shows the server's value: desktops. */
export function Devices( { devices }: Pick< Targeting, 'devices' > ) {
	const errors = useBuilder( ( { errors } ) => errors );
	const dispatch = useDispatch();
	const upgrade = useUpgrade();
	const isLocked = ! useSite().features.devices;
	const error = errors[ FIELD ];

	return (
		<fieldset className="uf-setting">
			<legend>
				{ __( 'Devices', 'userfeedback' ) }
				{ isLocked && <PlanBadge feature="devices" /> }
			</legend>
			<div className="uf-setting__choices" data-field={ FIELD }>
				{ DEVICES.map( ( device ) => (
					<CheckboxControl
						__nextHasNoMarginBottom
						key={ device }
						label={ devicesLabel( device ) }
						checked={ ( isLocked ? LOCKED_DEVICES : devices ).includes( device ) }
						onChange={ ( isOn ) =>
							isLocked
								? upgrade( 'devices' )
								: dispatch( {
										type: 'done',
										operation: {
											type: 'set',
											path: FIELD,
											value: withDevice( devices, device, isOn ),
										},
									} )
						}
					/>
				) ) }
			</div>
			{ error !== undefined && <p className="uf-field-error">{ error }</p> }
		</fieldset>
	);
}
