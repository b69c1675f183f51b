import { useQuery } from '@tanstack/react-query';
import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { otherPlugins } from '@/api/get-plugins';
import { useDispatch } from '@/features/builder/model/builder-context';
import { AnalyticsPlugin } from './AnalyticsPlugin';
import { SettingsCard } from './SettingsCard';

/**
 * Surveys are told to what a page has, whoever loads it there: so tracking may be switched on without the plugin that
 * is offered, for sites that load their analytics in another way.
 */
export function TrackingCard( { isOn }: { isOn: boolean } ) {
	const dispatch = useDispatch();
	const { data: plugins = [] } = useQuery( otherPlugins );
	const analytics = plugins.find( ( { slug } ) => slug === 'google-analytics-for-wordpress' );

	return (
		<SettingsCard
			card="tracking"
			words={ [
				isOn
					? __( 'Analytics of your site are told', 'userfeedback' )
					: __( 'Analytics of your site are not told', 'userfeedback' ),
			] }
		>
			{ analytics && ! analytics.active && <AnalyticsPlugin plugin={ analytics } /> }
			<div data-field="settings.enable_tracking">
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Enable tracking', 'userfeedback' ) }
					help={ __(
						'Google Analytics, Google Tag Manager, Clarity and Hotjar hear that a visitor goes on with the survey and has finished it, never what was answered. Your pages have to load them already.',
						'userfeedback'
					) }
					checked={ isOn }
					onChange={ ( value ) =>
						dispatch( {
							type: 'done',
							operation: { type: 'set', path: 'settings.enable_tracking', value },
						} )
					}
				/>
			</div>
		</SettingsCard>
	);
}
