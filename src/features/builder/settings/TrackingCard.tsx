import { useQuery } from '@tanstack/react-query';
import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { otherPlugins } from '@/api/get-plugins';
import type { Behavior } from '@/contract/types';
import { dropOffInWords } from '@/features/builder/summary/behavior-text';
import { useDispatch } from '../saving/state/builder-context';
import { AnalyticsPlugin } from './AnalyticsPlugin';
import { DropOffField } from './behavior/DropOffField';
import { SettingsCard } from './SettingsCard';

/**
 * Events go to any analytics that a page loads, whatever loads it: so tracking can be on without the offered plugin, for sites
 * that load their analytics in another way.
 */
export function TrackingCard( { isOn, behavior }: { isOn: boolean; behavior: Behavior } ) {
	const dispatch = useDispatch();
	const { data: plugins = [] } = useQuery( otherPlugins );
	const analytics = plugins.find( ( { slug } ) => slug === 'google-analytics-for-wordpress' );

	return (
		<SettingsCard
			card="tracking"
			words={ [
				isOn
					? __( 'Sending events to analytics', 'userfeedback' )
					: __( 'Not sending events to analytics', 'userfeedback' ),
				...( IN_EDITION.behavior ? dropOffInWords( behavior ) : [] ),
			] }
		>
			{ analytics && ! analytics.active && <AnalyticsPlugin plugin={ analytics } /> }
			<div data-field="settings.enable_tracking">
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Enable tracking', 'userfeedback' ) }
					help={ __(
						'Sends engagement and completion events to Google Analytics, Google Tag Manager, Clarity, and Hotjar if your pages load them. Answers are never sent.',
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
			{ IN_EDITION.behavior && <DropOffField behavior={ behavior } /> }
		</SettingsCard>
	);
}
