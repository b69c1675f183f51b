import { Button, Modal, Notice, RadioControl } from '@wordpress/components';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { ApiError } from '@/api/api-error';
import { keys, refresh } from '@/api/keys';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { googleFolders, makeGoogleFolder } from '@/features/settings/api/google-drive';
import { useGoogleDrive } from '@/features/settings/model/use-google-drive';
import { isolated } from '@/lib/labels/sprintf';

/** Folders that Google lets this site see, and a button to create another. */
export function FolderDialog( { onClose }: { onClose: () => void } ) {
	const queryClient = useQueryClient();
	const folders = useQuery( googleFolders );
	const drive = useGoogleDrive();
	const [ chosen, setChosen ] = useState( '' );
	const make = useMutation( {
		mutationFn: makeGoogleFolder,
		onSuccess: async ( { id } ) => {
			await refresh( queryClient, keys.googleFolders );
			setChosen( id );
		},
	} );
	const error = drive.error ?? ( make.error && ApiError.of( make.error ) );

	return (
		<Modal
			title={ __( 'Select Folder', 'userfeedback' ) }
			size="small"
			className="uf-dialog"
			onRequestClose={ onClose }
		>
			<div className="uf-dialog__text uf-settings__fields">
				<p>
					{ __(
						'Google shows this site only the folders it created. You can rename or move them in Google Drive.',
						'userfeedback'
					) }
				</p>
				<QueryState
					query={ folders }
					skeleton={ <Skeleton width="100%" height="64px" /> }
					failure={ __( 'Couldn’t load your folders.', 'userfeedback' ) }
				>
					{ ( { items } ) =>
						items.length === 0 ? (
							<p className="uf-soft">{ __( 'No folders yet.', 'userfeedback' ) }</p>
						) : (
							<div className="uf-google__folders">
								<RadioControl
									label={ __( 'Folder', 'userfeedback' ) }
									selected={ chosen }
									options={ items.map( ( { id, name } ) => ( {
										value: id,
										label: isolated( name ),
									} ) ) }
									onChange={ setChosen }
								/>
							</div>
						)
					}
				</QueryState>
				<div>
					<BusyButton isBusy={ make.isPending } onClick={ () => make.mutate() }>
						{ __( 'Create a UserFeedback folder', 'userfeedback' ) }
					</BusyButton>
				</div>
				{ error && (
					<Notice status="error" isDismissible={ false }>
						<ErrorMessage error={ error } />
					</Notice>
				) }
			</div>
			<div className="uf-dialog__actions">
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onClose }>
					{ __( 'Cancel', 'userfeedback' ) }
				</Button>
				<BusyButton
					variant="primary"
					isBusy={ drive.busy === 'select' }
					disabled={ chosen === '' }
					onClick={ () => drive.select( chosen, onClose ) }
				>
					{ __( 'Select', 'userfeedback' ) }
				</BusyButton>
			</div>
		</Modal>
	);
}
