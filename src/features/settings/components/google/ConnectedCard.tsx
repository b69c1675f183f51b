import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';
import { Card } from '@/components/ui/layout/Card';
import type { GoogleConnection } from '@/contract/types';
import { useGoogleDrive } from '@/features/settings/model/use-google-drive';
import { formatLongDate } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import { ClientSteps } from './ClientSteps';
import { DisconnectDialog } from './DisconnectDialog';
import { FolderLine } from './FolderLine';

export function ConnectedCard( { connection }: { connection: GoogleConnection } ) {
	const site = useSite();
	const drive = useGoogleDrive();
	const [ isLeaving, setLeaving ] = useState( false );
	const { needs_reconnect: isLost } = connection;
	const isOpen = site.features[ 'google-drive' ];

	return (
		<Card title={ __( 'Google Drive', 'userfeedback' ) }>
			<div className="uf-settings__fields">
				{ isLost && (
					<Notice status="warning" isDismissible={ false }>
						{ __(
							'Google disconnected this site. New responses are queued until you reconnect.',
							'userfeedback'
						) }
					</Notice>
				) }
				<div className="uf-google__account">
					<div className="uf-google__who">
						<span className="uf-google__name">
							<bdi>{ connection.label }</bdi>
							{ ! isLost && (
								<span className="uf-badge uf-badge--publish">
									{ __( 'Connected', 'userfeedback' ) }
								</span>
							) }
						</span>
						<span className="uf-soft">
							{ sprintf(
								/* translators: %s: a day */
								__( 'Connected on %s', 'userfeedback' ),
								formatLongDate( connection.date, site.time_zone )
							) }
						</span>
					</div>
					<div className="uf-settings__actions">
						{ isLost && isOpen && (
							<BusyButton variant="primary" isBusy={ drive.busy === 'connect' } onClick={ drive.connect }>
								{ __( 'Reconnect', 'userfeedback' ) }
							</BusyButton>
						) }
						<BusyButton variant="tertiary" isDestructive onClick={ () => setLeaving( true ) }>
							{ __( 'Disconnect', 'userfeedback' ) }
						</BusyButton>
					</div>
				</div>
				{ drive.error && drive.busy === null && (
					<Notice status="error" isDismissible={ false }>
						<ErrorMessage error={ drive.error } />
					</Notice>
				) }
				{ isLost && isOpen && <ClientSteps connection={ connection } /> }
				{ ! isLost && isOpen && <FolderLine connection={ connection } /> }
			</div>
			{ isLeaving && (
				<DisconnectDialog
					isBusy={ drive.busy === 'disconnect' }
					onCancel={ () => setLeaving( false ) }
					onConfirm={ () => drive.disconnect( () => setLeaving( false ) ) }
				/>
			) }
		</Card>
	);
}
