import { __ } from '@wordpress/i18n';

interface GoogleOutcome {
	status: 'success' | 'error' | 'info';
	text: string;
}

/** The outcome of connecting to Google, from the word in the server's redirect; null for an unknown word. */
export function googleOutcome( word: string | null ): GoogleOutcome | null {
	switch ( word ) {
		case 'connected':
			return { status: 'success', text: __( 'Google Drive is connected.', 'userfeedback' ) };
		case 'denied':
			return {
				status: 'info',
				text: __( 'Google Drive wasn’t connected because you didn’t allow access.', 'userfeedback' ),
			};
		case 'state':
			return error(
				__(
					'The connection took too long, or was started in another window or by someone else. Nothing was connected, so please connect again.',
					'userfeedback'
				)
			);
		case 'client':
			return error(
				__(
					'Google doesn’t recognize this client ID and secret. Copy both again from the Google Cloud console.',
					'userfeedback'
				)
			);
		case 'no-refresh':
			return error(
				__(
					'Google granted access for only one hour. Remove this site under “Third-party apps” in your Google account, then connect again.',
					'userfeedback'
				)
			);
		case 'scope':
			return error(
				__(
					'You didn’t allow this site to create files. Connect again and check that box on the Google screen.',
					'userfeedback'
				)
			);
		case 'switched-off':
			return error(
				__(
					'Enable the Google Drive API and Google Sheets API in your Google Cloud project, then connect again.',
					'userfeedback'
				)
			);
		case 'unreachable':
			return error( __( 'Google didn’t respond. Please connect again.', 'userfeedback' ) );
		case 'refused':
			return error(
				__(
					'Google rejected the request. Check that the redirect URL below matches the one in the Google Cloud console, then connect again.',
					'userfeedback'
				)
			);
		default:
			return null;
	}
}

function error( text: string ): GoogleOutcome {
	return { status: 'error', text };
}
