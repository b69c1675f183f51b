import { useLocation } from 'react-router-dom';
import { useSettings } from '@/components/settings-form/settings-form';
import { UnsavedBar } from '@/components/settings-form/UnsavedBar';
import { more } from './SettingsNav';

/** Spec 2, 2.2: screens that have nothing to save; what was changed on others is kept on them. */
const WITHOUT = [ '/integrations', '/google-drive' ];

/** Between screens of settings nothing is lost; what leads out of them asks before. */
const isLost = ( pathname: string ) => more().some( ( { path } ) => pathname.startsWith( path ) );

export function SaveBar() {
	const { pathname } = useLocation();
	const { isChanged, isSaving, save, discard } = useSettings();

	return (
		isChanged && (
			<UnsavedBar
				isHidden={ WITHOUT.includes( pathname ) }
				isSaving={ isSaving }
				isLost={ isLost }
				onSave={ save }
				onDiscard={ discard }
			/>
		)
	);
}
