import { action } from './action';

/**
 * Where an owner lets this site write to his Google Drive; from there he comes back to where he was.
 *
 * @param back `settings`, or `survey_` and the number of the survey that is being edited
 */
export function googleAuthUrl( back: string ): Promise< string > {
	return action( 'userfeedback_google_sheets_get_auth_url', 'google', { return: back } );
}
