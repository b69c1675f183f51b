import { RangeControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { BrandingFields } from '@/components/branding/BrandingFields';
import '@/components/branding/Branding.scss';
import { LIMITS } from '@/contract/limits';
import { LOOKS, useLooks } from '@/components/forms/use-looks';
import { LockedToggle } from '@/components/ui/upgrade/LockedToggle';
import { useSite } from '@/lib/site';
import { SettingCard } from '../components/fields/SettingCard';
import { LookPreview } from '../components/LookPreview';
import { useSettings } from '@/components/forms/settings-form';
import './widget.scss';

/** The default look of new surveys; each survey then has its own. */
export function WidgetScreen() {
	const looks = useLooks();

	return (
		<div className="uf-settings__pair">
			<div className="uf-stack">
				<SettingCard
					title={ __( 'Default survey appearance', 'userfeedback' ) }
					effect={ __(
						'New surveys start with this appearance. Existing surveys keep their own.',
						'userfeedback'
					) }
					names={ Object.values( LOOKS ) }
				>
					<BrandingFields theming={ looks.theming } looks={ looks } />
				</SettingCard>
				{ IN_EDITION.behavior && <WhenItComes /> }
				{ IN_EDITION.behavior && <QuietDays /> }
			</div>
			<LookPreview />
		</div>
	);
}

function WhenItComes() {
	const { settings, set } = useSettings();
	const { features } = useSite();

	return (
		<SettingCard
			title={ __( 'Initial state', 'userfeedback' ) }
			effect={ __( 'Visitors see only a button until they open the survey.', 'userfeedback' ) }
			names={ [ 'widget_start_minimized' ] }
		>
			{ features.behavior ? (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Start minimized', 'userfeedback' ) }
					checked={ settings.widget_start_minimized }
					onChange={ ( on ) => set( 'widget_start_minimized', on ) }
				/>
			) : (
				<LockedToggle
					label={ __( 'Start minimized', 'userfeedback' ) }
					feature="behavior"
					name={ __( 'Minimized Survey', 'userfeedback' ) }
					campaign="survey-minimized"
				/>
			) }
		</SettingCard>
	);
}

function QuietDays() {
	const { settings, set } = useSettings();
	const { features } = useSite();
	const days = settings.quiet_days;

	return (
		<SettingCard
			title={ __( 'Quiet days', 'userfeedback' ) }
			needs="behavior"
			effect={ __(
				'After a visitor has seen a pop-up survey, no other one appears for this many days. 0 turns this off. A survey can ignore quiet days or have its own.',
				'userfeedback'
			) }
			names={ [ 'quiet_days' ] }
		>
			<RangeControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Days between two surveys', 'userfeedback' ) }
				disabled={ ! features.behavior }
				min={ 0 }
				max={ LIMITS.QUIET_DAYS }
				value={ days }
				onChange={ ( value ) => set( 'quiet_days', value ?? days ) }
			/>
		</SettingCard>
	);
}
