import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useSettings } from '@/components/forms/settings-form';

/** Days that the wizard offers; the settings have others. */
const OFFERED = 7;

/** Offers not to ask visitors too often. */
export function QuietDays() {
	const { settings, set } = useSettings();

	return (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ __( 'Wait 7 days between two pop-up surveys', 'userfeedback' ) }
			help={ __(
				'Recommended, so that visitors aren’t asked too often. To choose other days, go to Settings → Widget.',
				'userfeedback'
			) }
			checked={ settings.quiet_days > 0 }
			onChange={ ( on ) => set( 'quiet_days', on ? OFFERED : 0 ) }
		/>
	);
}
