import { __ } from '@wordpress/i18n';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { LinkOut } from '@/components/ui/actions/LinkOut';
import { LIMITS } from '@/contract/limits';
import type { GoogleDrive } from '@/contract/types';
import { sprintf } from '@/lib/labels/sprintf';
import { spreadsheetAddress } from '@/lib/links/google-links';
import { useSite } from '@/lib/site';
import { useBuilder } from '@/features/builder/saving/state/builder-context';
import { useGoogle } from './use-google';
import { TextField } from '../TextField';

const NAME = 'settings.google_drive.file_name';

/** The spreadsheet's name, once the site is connected. */
export function GoogleFields( { drive }: { drive: Partial< GoogleDrive > } ) {
	const errors = useBuilder( ( now ) => now.errors );
	const title = useBuilder( ( { form } ) => form.draft.title );
	const { connection, connect, isLeaving } = useGoogle();
	const { can } = useSite();
	const sheet = drive.spreadsheet_id ?? '';

	if ( connection === null ) {
		return null;
	}
	if ( ! connection.connected || connection.needs_reconnect ) {
		return (
			<div className="uf-workflow__form">
				<p>{ whatIsMissing( connection.needs_reconnect, connection.has_client ) }</p>
				{ can.settings ? (
					<p>
						{ connection.has_client ? (
							<BusyButton variant="primary" isBusy={ isLeaving } onClick={ connect }>
								{ __( 'Connect to Google Drive', 'userfeedback' ) }
							</BusyButton>
						) : (
							<a href="admin.php?page=userfeedback_settings#/google-drive">
								{ __( 'Connect to Google Drive', 'userfeedback' ) }
							</a>
						) }
					</p>
				) : (
					<p className="uf-workflow__soft">
						{ __( 'Ask someone who can change settings to connect it.', 'userfeedback' ) }
					</p>
				) }
			</div>
		);
	}
	return (
		<div className="uf-workflow__form">
			<TextField
				field={ NAME }
				label={ __( 'File Name inside Google Drive', 'userfeedback' ) }
				placeholder={ __( 'Google Sheet Name', 'userfeedback' ) }
				value={ drive.file_name ?? '' }
				error={ errors[ NAME ] }
				help={
					sheet === ''
						? sprintf(
								/* translators: %s: title of the survey */
								__(
									'The spreadsheet is created with the first response. If you leave this empty, it’s named “%s”.',
									'userfeedback'
								),
								title
							)
						: __( 'The spreadsheet already exists and keeps its name.', 'userfeedback' )
				}
				maxLength={ LIMITS.SURVEY_TITLE }
				operation={ ( value ) => ( { type: 'set', path: NAME, value } ) }
			/>
			{ sheet !== '' && (
				<p>
					<LinkOut href={ spreadsheetAddress( sheet ) }>{ __( 'Open spreadsheet', 'userfeedback' ) }</LinkOut>
				</p>
			) }
		</div>
	);
}

function whatIsMissing( isLost: boolean, hasClient: boolean ): string {
	if ( isLost ) {
		return __( 'Google disconnected this site. New responses are queued until you reconnect.', 'userfeedback' );
	}
	return hasClient
		? __( 'This site isn’t connected to Google Drive yet.', 'userfeedback' )
		: __(
				'This site isn’t connected to Google Drive. Add your own Google client in Settings first.',
				'userfeedback'
			);
}
