import { __ } from '@wordpress/i18n';
import { RightsMatrix } from '../components/access/RightsMatrix';
import { SettingCard } from '../components/fields/SettingCard';
import { RIGHTS } from '../model/rights';

export function AccessScreen() {
	return (
		<SettingCard
			title={ __( 'Who may do what', 'userfeedback' ) }
			effect={ __(
				'What each role of this site may do. Roles that manage the site’s options may everything.',
				'userfeedback'
			) }
			names={ RIGHTS }
		>
			<RightsMatrix />
		</SettingCard>
	);
}
