import { Notice } from '@wordpress/components';
import { useSearchParams } from 'react-router-dom';
import { googleOutcome } from '@/components/integrations/google-outcome';
import { useSettings } from '@/components/forms/settings-form';
import { useSite } from '@/lib/site';
import { ConnectCard } from '../components/google/ConnectCard';
import { ConnectedCard } from '../components/google/ConnectedCard';
import { LockedCard } from '../components/google/LockedCard';
import './google-drive.scss';

/** Sites that are connected but no longer have the add-on can still disconnect. */
export function GoogleDriveScreen() {
	const { google_drive: connection } = useSettings().settings;
	const isOpen = useSite().features[ 'google-drive' ];
	const [ params, setParams ] = useSearchParams();
	const came = googleOutcome( params.get( 'google' ) );

	return (
		<>
			{ came && (
				<Notice status={ came.status } onRemove={ () => setParams( {}, { replace: true } ) }>
					{ came.text }
				</Notice>
			) }
			{ ! isOpen && <LockedCard /> }
			{ connection.connected && <ConnectedCard connection={ connection } /> }
			{ isOpen && ! connection.connected && <ConnectCard connection={ connection } /> }
		</>
	);
}
