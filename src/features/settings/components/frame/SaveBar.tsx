import { useLocation } from 'react-router-dom';
import { LeaveDialog } from '@/components/settings-form/LeaveDialog';
import { SaveSettings } from '@/components/settings-form/SaveSettings';
import { useSettings } from '@/components/settings-form/settings-form';
import { more } from './SettingsNav';

/** Spec 2, 2.2: screens that have nothing to save; what was changed on others is kept on them. */
const WITHOUT = [ '/integrations', '/google-drive' ];

/** Between screens of settings nothing is lost; what leads out of them asks before. */
const isLost = ( pathname: string ) => more().some( ( { path } ) => pathname.startsWith( path ) );

/** There as soon as something is changed, and gone once that is saved. */
export function SaveBar() {
	const { pathname } = useLocation();
	const { isChanged, isSaving, save, discard } = useSettings();

	return (
		isChanged && (
			<>
				<LeaveDialog isLost={ isLost } />
				{ ! WITHOUT.includes( pathname ) && (
					<SaveSettings isChanged isSaving={ isSaving } onSave={ save } onDiscard={ discard } />
				) }
			</>
		)
	);
}
