import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';
import { Card } from '@/components/ui/layout/Card';
import type { GoogleConnection } from '@/contract/types';
import { useGoogleDrive } from '@/features/settings/model/use-google-drive';
import { ClientSteps } from './ClientSteps';

/** One-time setup by the owner, at Google and here. */
export function ConnectCard( { connection }: { connection: GoogleConnection } ) {
	const { connect, busy, error } = useGoogleDrive();

	return (
		<Card title={ __( 'Google Drive', 'userfeedback' ) }>
			<div className="uf-settings__fields">
				<p>
					{ __(
						'Adds each response as a row in the survey’s Google spreadsheet. This site can access only the files it creates.',
						'userfeedback'
					) }
				</p>
				<ClientSteps connection={ connection } />
				{ error && (
					<Notice status="error" isDismissible={ false }>
						<ErrorMessage error={ error } />
					</Notice>
				) }
				<div className="uf-settings__actions">
					<BusyButton
						variant="primary"
						isBusy={ busy === 'connect' }
						disabled={ ! connection.has_client }
						onClick={ connect }
					>
						{ __( 'Connect Google Drive', 'userfeedback' ) }
					</BusyButton>
				</div>
			</div>
		</Card>
	);
}
