import { RadioControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Settings } from '@/contract/types';
import { SettingCard } from '../components/fields/SettingCard';
import { useSettings } from '../model/settings-form';

export function MiscScreen() {
	const { settings, set } = useSettings();

	return (
		<>
			<SettingCard
				title={ __( 'Addresses of visitors', 'userfeedback' ) }
				effect={ __(
					'Whether a response keeps the IP address that it came from. Responses that are there already stay as they are.',
					'userfeedback'
				) }
				names={ [ 'ip_storage' ] }
			>
				<RadioControl
					label={ __( 'IP address', 'userfeedback' ) }
					hideLabelFromVision
					selected={ settings.ip_storage }
					options={ [
						{ value: 'none', label: __( 'Not kept', 'userfeedback' ) },
						{ value: 'truncated', label: __( 'Cut to its network', 'userfeedback' ) },
						{ value: 'full', label: __( 'Kept whole', 'userfeedback' ) },
					] }
					onChange={ ( kept ) => set( 'ip_storage', kept as Settings[ 'ip_storage' ] ) }
				/>
			</SettingCard>
			<SettingCard
				title={ __( 'Automatic updates', 'userfeedback' ) }
				effect={ __( 'Which new versions of UserFeedback WordPress installs by itself.', 'userfeedback' ) }
				names={ [ 'automatic_updates' ] }
			>
				<RadioControl
					label={ __( 'Automatic updates', 'userfeedback' ) }
					hideLabelFromVision
					selected={ settings.automatic_updates }
					options={ [
						{ value: 'all', label: __( 'All', 'userfeedback' ) },
						{ value: 'minor', label: __( 'Minor versions only', 'userfeedback' ) },
						{
							value: 'none',
							label: __( 'As the list of plugins says', 'userfeedback' ),
						},
					] }
					onChange={ ( which ) => set( 'automatic_updates', which as Settings[ 'automatic_updates' ] ) }
				/>
			</SettingCard>
			<SettingCard
				title={ __( 'Pages from a cache', 'userfeedback' ) }
				effect={ __(
					'A cache that nobody can tell of a change shows old pages for as long as it likes. With this, pages ask by themselves, at the price of a small script on each while a survey is published.',
					'userfeedback'
				) }
				names={ [ 'loader_on_every_page' ] }
			>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Put the script on every page', 'userfeedback' ) }
					checked={ settings.loader_on_every_page }
					onChange={ ( on ) => set( 'loader_on_every_page', on ) }
				/>
			</SettingCard>
			<SettingCard
				title={ __( 'When the plugin is deleted', 'userfeedback' ) }
				effect={ __(
					'Deleting the plugin leaves surveys, responses and settings on the site, for the day it comes back. With this they go, for good.',
					'userfeedback'
				) }
				names={ [ 'remove_data_on_uninstall' ] }
			>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Delete all data with the plugin', 'userfeedback' ) }
					checked={ settings.remove_data_on_uninstall }
					onChange={ ( on ) => set( 'remove_data_on_uninstall', on ) }
				/>
			</SettingCard>
		</>
	);
}
