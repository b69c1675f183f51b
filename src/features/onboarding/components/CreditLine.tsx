import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useSettings } from '@/components/forms/settings-form';

/** The owner must opt in to the plugin's credit to visitors. A custom logo replaces it. */
export function CreditLine() {
	const { settings, set } = useSettings();

	return IN_EDITION.branding && settings.logo_type === 'custom' ? (
		<p className="uf-soft">
			{ __( 'Surveys show your own logo. To change it, go to Settings → Widget.', 'userfeedback' ) }
		</p>
	) : (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ __( 'Show “Powered by UserFeedback” below surveys', 'userfeedback' ) }
			help={ __(
				'Optional. Visitors see it below your surveys, and it helps others find UserFeedback.',
				'userfeedback'
			) }
			checked={ settings.logo_type === 'userfeedback' }
			onChange={ ( on ) => set( 'logo_type', on ? 'userfeedback' : 'none' ) }
		/>
	);
}
