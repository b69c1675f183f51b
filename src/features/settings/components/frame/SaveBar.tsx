import { useLocation } from 'react-router-dom';
import { LeaveDialog } from '@/components/forms/LeaveDialog';
import { SaveSettings } from '@/components/forms/SaveSettings';
import { useSettings } from '@/components/forms/settings-form';
import { more } from './SettingsNav';

/** Spec 2, 2.2: screens with nothing to save. They keep unsaved changes from other screens. */
const WITHOUT = [ '/integrations', '/google-drive' ];

/** Moving between settings screens keeps changes; leaving them asks for confirmation. */
const isLost = ( pathname: string ) => more().some( ( { path } ) => pathname.startsWith( path ) );

/** Appears when something changes, and disappears once it is saved. */
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
