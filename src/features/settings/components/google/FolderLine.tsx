import { ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import type { GoogleConnection } from '@/contract/types';
import { useGoogleDrive } from '@/features/settings/model/use-google-drive';
import { folderAddress } from '@/lib/links/google-links';
import { FolderDialog } from './FolderDialog';

/** The folder for new spreadsheets. */
export function FolderLine( { connection }: { connection: GoogleConnection } ) {
	const { remove, busy } = useGoogleDrive();
	const [ isChoosing, setChoosing ] = useState( false );
	const hasFolder = connection.folder_id !== '';

	return (
		<div className="uf-google__account">
			<div className="uf-google__who">
				<span>{ __( 'Location for new spreadsheets', 'userfeedback' ) }</span>
				{ hasFolder ? (
					<ExternalLink href={ folderAddress( connection.folder_id ) }>
						{ connection.folder_name }
					</ExternalLink>
				) : (
					<span className="uf-soft">{ __( 'My Drive (no folder)', 'userfeedback' ) }</span>
				) }
			</div>
			<div className="uf-settings__actions">
				{ hasFolder ? (
					<BusyButton variant="tertiary" isBusy={ busy === 'remove' } onClick={ remove }>
						{ __( 'Remove Folder Connection', 'userfeedback' ) }
					</BusyButton>
				) : (
					<BusyButton onClick={ () => setChoosing( true ) }>
						{ __( 'Select Folder', 'userfeedback' ) }
					</BusyButton>
				) }
			</div>
			{ isChoosing && <FolderDialog onClose={ () => setChoosing( false ) } /> }
		</div>
	);
}
