import { __ } from '@wordpress/i18n';

interface Came {
	status: 'success' | 'error' | 'info';
	text: string;
}

/** What became of a connecting, by the word with which the server led the owner back; null for a word that is none of its. */
export function whatCame( word: string | null ): Came | null {
	switch ( word ) {
		case 'connected':
			return { status: 'success', text: __( 'Google Drive is connected.', 'userfeedback' ) };
		case 'denied':
			return {
				status: 'info',
				text: __( 'You did not allow it at Google, so nothing was connected.', 'userfeedback' ),
			};
		case 'state':
			return error(
				__(
					'This took too long, or was begun in another window or by somebody else. Nothing was connected; please connect once more.',
					'userfeedback'
				)
			);
		case 'client':
			return error(
				__(
					'Google does not know this client ID and secret. Copy both again from the Google Cloud console.',
					'userfeedback'
				)
			);
		case 'no-refresh':
			return error(
				__(
					'Google gave a permission for this hour only. Remove this site under “Third-party apps” of your Google account, then connect once more.',
					'userfeedback'
				)
			);
		case 'scope':
			return error(
				__(
					'At Google the box that lets this site make files was left unchecked. Connect once more and check it.',
					'userfeedback'
				)
			);
		case 'switched-off':
			return error(
				__(
					'Enable the Google Drive API and the Google Sheets API in the project of your client, then connect once more.',
					'userfeedback'
				)
			);
		case 'unreachable':
			return error( __( 'Google did not answer. Please connect once more.', 'userfeedback' ) );
		case 'refused':
			return error(
				__(
					'Google refused this. Check that the redirect address below is the one in the Google Cloud console, then connect once more.',
					'userfeedback'
				)
			);
		default:
			return null;
	}
}

function error( text: string ): Came {
	return { status: 'error', text };
}
