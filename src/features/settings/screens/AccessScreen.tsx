import { __ } from '@wordpress/i18n';
import { PermissionsMatrix } from '../components/PermissionsMatrix';
import { SettingCard } from '../components/fields/SettingCard';
import { PERMISSIONS } from '../model/permissions';

export function AccessScreen() {
	return (
		<SettingCard
			title={ __( 'Permissions', 'userfeedback' ) }
			needs="access-roles"
			effect={ __(
				'Choose what each role can do. Roles that can change WordPress settings, such as Administrator, always have full access.',
				'userfeedback'
			) }
			names={ PERMISSIONS }
		>
			<PermissionsMatrix />
		</SettingCard>
	);
}
