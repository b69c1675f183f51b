/** The form has a second user, the setup wizard; in here it keeps its name. */
export { SettingsFormProvider, useSettings, type SettingsForm } from '@/components/settings-form/settings-form';
