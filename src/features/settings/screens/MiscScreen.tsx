import { __ } from '@wordpress/i18n';
import { useSite } from '@/lib/site';
import { ChoiceSetting } from '../components/fields/ChoiceSetting';
import { ToggleSetting } from '../components/fields/ToggleSetting';
import { UsageSetting } from '../components/usage/UsageSetting';

export function MiscScreen() {
	const { can } = useSite();

	return (
		<>
			{ IN_EDITION.plans && can.updates && (
				<ChoiceSetting
					title={ __( 'Automatic updates', 'userfeedback' ) }
					effect={ __( 'Which new versions of UserFeedback WordPress installs by itself.', 'userfeedback' ) }
					name="automatic_updates"
					label={ __( 'Automatic updates', 'userfeedback' ) }
					options={ [
						{ value: 'all', label: __( 'All', 'userfeedback' ) },
						{ value: 'minor', label: __( 'Minor versions only', 'userfeedback' ) },
						{ value: 'none', label: __( 'As the list of plugins says', 'userfeedback' ) },
					] }
				/>
			) }
			<ToggleSetting
				title={ __( 'Weekly summary', 'userfeedback' ) }
				effect={ __(
					'Each week in which somebody answered is told by e-mail. To whom, and how it looks, is on the screen Email.',
					'userfeedback'
				) }
				name="summaries_disabled"
				label={ __( 'Disable Email Summaries', 'userfeedback' ) }
			/>
			{ IN_EDITION.usage && <UsageSetting /> }
			<ToggleSetting
				title={ __( 'Pages from a cache', 'userfeedback' ) }
				effect={ __(
					'A cache that nobody can tell of a change shows old pages for as long as it likes. With this, pages ask by themselves, at the price of a small script on each while a survey is published.',
					'userfeedback'
				) }
				name="loader_on_every_page"
				label={ __( 'Put the script on every page', 'userfeedback' ) }
			/>
		</>
	);
}
