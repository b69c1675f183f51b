import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { BrandingFields } from '@/components/branding/BrandingFields';
import '@/components/branding/Branding.scss';
import { LOOKS, useLooks } from '@/components/settings-form/use-looks';
import { LockedToggle } from '@/components/ui/upgrade/LockedToggle';
import { useSite } from '@/lib/site';
import { SettingCard } from '../components/fields/SettingCard';
import { LookPreview } from '../components/widget/LookPreview';
import { useSettings } from '@/components/settings-form/settings-form';
import './widget.scss';

/** What surveys look like that are made from now on; each has its own look then. */
export function WidgetScreen() {
	const looks = useLooks();

	return (
		<div className="uf-settings__pair">
			<div className="uf-stack">
				<SettingCard
					title={ __( 'Look of new surveys', 'userfeedback' ) }
					effect={ __(
						'A new survey begins with this look, and can have its own in the builder. Surveys that are there keep theirs.',
						'userfeedback'
					) }
					names={ Object.values( LOOKS ) }
				>
					<BrandingFields theming={ looks.theming } looks={ looks } />
				</SettingCard>
				{ IN_EDITION.behavior && <WhenItComes /> }
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
			title={ __( 'When it comes', 'userfeedback' ) }
			effect={ __(
				'A survey that starts minimized is its button alone until a visitor opens it.',
				'userfeedback'
			) }
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
