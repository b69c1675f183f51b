import { __ } from '@wordpress/i18n';
import { RightsMatrix } from '../components/RightsMatrix';
import { SettingCard } from '../components/fields/SettingCard';
import { RIGHTS } from '../model/rights';

export function AccessScreen() {
	return (
		<SettingCard
			title={ __( 'Permissions', 'userfeedback' ) }
			needs="access-roles"
			effect={ __(
				'Choose what each role can do. Roles that can change WordPress settings, such as Administrator, always have full access.',
				'userfeedback'
			) }
			names={ RIGHTS }
		>
			<RightsMatrix />
		</SettingCard>
	);
}
