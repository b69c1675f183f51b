import { __ } from '@wordpress/i18n';
import { ChoiceSetting } from '../components/fields/ChoiceSetting';
import { ToggleSetting } from '../components/fields/ToggleSetting';

export function MiscScreen() {
	return (
		<>
			<ChoiceSetting
				title={ __( 'Addresses of visitors', 'userfeedback' ) }
				effect={ __(
					'Whether a response keeps the IP address that it came from. Responses that are there already stay as they are.',
					'userfeedback'
				) }
				name="ip_storage"
				label={ __( 'IP address', 'userfeedback' ) }
				options={ [
					{ value: 'none', label: __( 'Not kept', 'userfeedback' ) },
					{ value: 'truncated', label: __( 'Cut to its network', 'userfeedback' ) },
					{ value: 'full', label: __( 'Kept whole', 'userfeedback' ) },
				] }
			/>
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
			<ToggleSetting
				title={ __( 'Pages from a cache', 'userfeedback' ) }
				effect={ __(
					'A cache that nobody can tell of a change shows old pages for as long as it likes. With this, pages ask by themselves, at the price of a small script on each while a survey is published.',
					'userfeedback'
				) }
				name="loader_on_every_page"
				label={ __( 'Put the script on every page', 'userfeedback' ) }
			/>
			<ToggleSetting
				title={ __( 'When the plugin is deleted', 'userfeedback' ) }
				effect={ __(
					'Deleting the plugin leaves surveys, responses and settings on the site, for the day it comes back. With this they go, for good.',
					'userfeedback'
				) }
				name="remove_data_on_uninstall"
				label={ __( 'Delete all data with the plugin', 'userfeedback' ) }
			/>
		</>
	);
}
