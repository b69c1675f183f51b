import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useSettings } from '@/components/settings-form/settings-form';

/** What the plugin says of itself to visitors is the owner's to turn on. An own logo stands in the same place. */
export function CreditLine() {
	const { settings, set } = useSettings();

	return IN_EDITION.branding && settings.logo_type === 'custom' ? (
		<p className="uf-soft">
			{ __( 'Surveys have your own logo. It is changed in Settings, Widget.', 'userfeedback' ) }
		</p>
	) : (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ __( 'Show “Powered by UserFeedback” below surveys', 'userfeedback' ) }
			help={ __(
				'Your visitors would read it. It helps others to find the plugin; you get nothing for it, and lose nothing without it.',
				'userfeedback'
			) }
			checked={ settings.logo_type === 'userfeedback' }
			onChange={ ( on ) => set( 'logo_type', on ? 'userfeedback' : 'none' ) }
		/>
	);
}
