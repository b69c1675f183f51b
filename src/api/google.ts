import { action } from './action';

/**
 * Returns the address where an owner lets this site write to Google Drive; Google then sends the owner back here.
 *
 * @param back `settings`, or `survey_` and the number of the survey that is being edited
 */
export function googleAuthUrl( back: string ): Promise< string > {
	return action( 'userfeedback_google_sheets_get_auth_url', 'google', { return: back } );
}
