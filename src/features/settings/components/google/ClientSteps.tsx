import { ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CopyCode } from '@/components/ui/actions/CopyCode';
import type { GoogleConnection } from '@/contract/types';
import { sprintf } from '@/lib/labels/sprintf';
import { GOOGLE_CONSOLE } from '@/lib/links/google-links';
import { ClientForm } from './ClientForm';

/** Google requires each owner to create an OAuth client, so there is no service between the site and its spreadsheets. */
export function ClientSteps( { connection }: { connection: GoogleConnection } ) {
	return (
		<ol className="uf-google__steps">
			<li>
				{ __(
					'In the Google Cloud console, create a project and enable the Google Drive API and the Google Sheets API. Then create credentials of type “OAuth client ID” with application type “Web application.”',
					'userfeedback'
				) }{ ' ' }
				<ExternalLink href={ GOOGLE_CONSOLE }>
					{ __( 'Open the Google Cloud console', 'userfeedback' ) }
				</ExternalLink>
			</li>
			<li>
				{ __( 'Add this URI under “Authorized redirect URIs”:', 'userfeedback' ) }
				<div>
					<CopyCode
						text={ connection.redirect_uri }
						/* translators: %s: a web address */
						label={ sprintf( __( 'Copy redirect URI: %s', 'userfeedback' ), connection.redirect_uri ) }
					/>
				</div>
			</li>
			<li>
				{ __(
					'Publish the consent screen to production. While its status is “Testing,” Google ends the connection after 7 days.',
					'userfeedback'
				) }
			</li>
			<li>
				{ connection.client_of_config ? (
					__( 'The client ID and client secret are set in wp-config.php.', 'userfeedback' )
				) : (
					<ClientForm />
				) }
			</li>
		</ol>
	);
}
