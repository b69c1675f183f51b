// Made by `npm run contract` from the routes and actions that classes in includes declare. Do not edit.
import type { AddonChanged, AddonChosen, AddonList, DismissedNotices, GoogleAccessToken, GoogleAuthUrl, GoogleConnecting, GoogleConnection, GoogleFolderChosen, LicenseChanged, LicenseChecked, LicenseConnected, LicenseConnecting, LicenseGiven, LicenseGivenUp, Licenses, NoticeDismissal, PluginChanged, PluginChosen, PluginList, SettingsBlurb } from './types';

export interface ActionMap {
	'userfeedback_activate_addon': { nonce: 'addons'; body: AddonChosen; answer: AddonChanged };
	'userfeedback_activate_plugin': { nonce: 'plugins'; body: PluginChosen; answer: PluginChanged };
	'userfeedback_ajax_vue_remove_notice': { nonce: 'notices'; body: NoticeDismissal; answer: DismissedNotices };
	'userfeedback_ajax_vue_remove_wp_notice': { nonce: 'notices'; body: NoticeDismissal; answer: DismissedNotices };
	'userfeedback_connect_url': { nonce: 'license'; body: LicenseConnecting; answer: LicenseConnected };
	'userfeedback_deactivate_addon': { nonce: 'addons'; body: AddonChosen; answer: AddonChanged };
	'userfeedback_deactivate_license': { nonce: 'license'; body: LicenseGivenUp; answer: LicenseChanged };
	'userfeedback_deactivate_plugin': { nonce: 'plugins'; body: PluginChosen; answer: PluginChanged };
	'userfeedback_dismiss_settings_blurb': { nonce: 'blurb'; body: undefined; answer: SettingsBlurb };
	'userfeedback_get_addons': { nonce: 'addons'; body: undefined; answer: AddonList };
	'userfeedback_get_plugins': { nonce: 'plugins'; body: undefined; answer: PluginList };
	'userfeedback_google_drive_access_token': { nonce: 'google'; body: undefined; answer: GoogleAccessToken };
	'userfeedback_google_drive_remove_folder_connection': { nonce: 'google'; body: undefined; answer: GoogleConnection };
	'userfeedback_google_drive_select_folder': { nonce: 'google'; body: GoogleFolderChosen; answer: GoogleConnection };
	'userfeedback_google_sheets_disconnect': { nonce: 'google'; body: undefined; answer: GoogleConnection };
	'userfeedback_google_sheets_get_auth_url': { nonce: 'google'; body: GoogleConnecting; answer: GoogleAuthUrl };
	'userfeedback_install_addon': { nonce: 'addons'; body: AddonChosen; answer: AddonChanged };
	'userfeedback_install_plugin': { nonce: 'plugins'; body: PluginChosen; answer: PluginChanged };
	'userfeedback_validate_license': { nonce: 'license'; body: LicenseChecked; answer: LicenseChanged };
	'userfeedback_validate_settings_blurb': { nonce: 'blurb'; body: undefined; answer: SettingsBlurb };
	'userfeedback_verify_license': { nonce: 'license'; body: LicenseGiven; answer: LicenseChanged };
	'userfeedback_vue_get_license': { nonce: 'license'; body: undefined; answer: Licenses };
}
