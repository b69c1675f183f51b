import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useDispatch } from '../saving/state/builder-context';

/** Lets the team try a draft on the site before visitors see it. */
export function TeamTestToggle( { isOn }: { isOn: boolean } ) {
	const dispatch = useDispatch();

	return (
		<div data-field="settings.for_team">
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Show to my team', 'userfeedback' ) }
				help={
					IN_EDITION[ 'geo-targeting' ]
						? __(
								'Logged-in survey editors see it on the site, in any country, following its other settings. Nothing is counted or stored.',
								'userfeedback'
							)
						: __(
								'Logged-in survey editors see it on the site. Nothing is counted or stored.',
								'userfeedback'
							)
				}
				checked={ isOn }
				onChange={ ( value ) =>
					dispatch( { type: 'done', operation: { type: 'set', path: 'settings.for_team', value } } )
				}
			/>
		</div>
	);
}
