import { RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useSettings } from '@/components/forms/settings-form';
import { LIMITS } from '@/contract/limits';
import { useSite } from '@/lib/site';
import { ChoiceSetting } from '../components/fields/ChoiceSetting';
import { SettingCard } from '../components/fields/SettingCard';
import { ToggleSetting } from '../components/fields/ToggleSetting';
import { UsageSetting } from '../components/UsageSetting';

export function MiscScreen() {
	const { can } = useSite();

	return (
		<>
			{ IN_EDITION.plans && can.updates && (
				<ChoiceSetting
					title={ __( 'Automatic updates', 'userfeedback' ) }
					effect={ __(
						'Choose which UserFeedback updates WordPress installs automatically.',
						'userfeedback'
					) }
					name="automatic_updates"
					label={ __( 'Automatic updates', 'userfeedback' ) }
					options={ [
						{ value: 'all', label: __( 'All', 'userfeedback' ) },
						{ value: 'minor', label: __( 'Minor versions only', 'userfeedback' ) },
						{ value: 'none', label: __( 'Use the Plugins screen setting', 'userfeedback' ) },
					] }
				/>
			) }
			<ToggleSetting
				title={ __( 'Weekly summary', 'userfeedback' ) }
				effect={ __(
					'Turn this on to stop the weekly email that summarizes responses. Its recipients and template are under Email.',
					'userfeedback'
				) }
				name="summaries_disabled"
				label={ __( 'Disable Email Summaries', 'userfeedback' ) }
			/>
			<OptionLimit />
			{ IN_EDITION.usage && <UsageSetting /> }
			<ToggleSetting
				title={ __( 'Cached pages', 'userfeedback' ) }
				effect={ __(
					'Some hosts cache pages in a way plugins can’t clear. Turn this on to load a small script on every page while a survey is published, so cached pages show new surveys too.',
					'userfeedback'
				) }
				name="loader_on_every_page"
				label={ __( 'Check for new surveys on cached pages', 'userfeedback' ) }
			/>
		</>
	);
}

/** How many options a question can have. */
function OptionLimit() {
	const { settings, set } = useSettings();
	const most = settings.max_options;

	return (
		<SettingCard
			title={ __( 'Options per question', 'userfeedback' ) }
			effect={ __(
				'Set how many options radio buttons, checkboxes, image choices, and icon choices can have. Short lists are easier to answer, especially on phones. If you lower the limit, questions with more options keep them.',
				'userfeedback'
			) }
			names={ [ 'max_options' ] }
		>
			<RangeControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Maximum number of options', 'userfeedback' ) }
				min={ LIMITS.OPTIONS }
				max={ LIMITS.MAX_OPTIONS }
				value={ most }
				onChange={ ( value ) => set( 'max_options', value ?? most ) }
			/>
		</SettingCard>
	);
}
