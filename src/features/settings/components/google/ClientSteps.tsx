import { ExternalLink } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { CopyCode } from '@/components/ui/actions/CopyCode';
import type { GoogleConnection } from '@/contract/types';
import { GOOGLE_CONSOLE } from '@/lib/links/google-links';
import { ClientForm } from './ClientForm';

/** Google asks each owner for a client of his own: then nobody stands between the site and its spreadsheets. */
export function ClientSteps( { connection }: { connection: GoogleConnection } ) {
	return (
		<ol className="uf-google__steps">
			<li>
				{ __(
					'Make a project in the Google Cloud console, enable the Google Drive API and the Google Sheets API in it, and make credentials of the type “OAuth client ID”, application type “Web application”.',
					'userfeedback'
				) }{ ' ' }
				<ExternalLink href={ GOOGLE_CONSOLE }>
					{ __( 'Open the Google Cloud console', 'userfeedback' ) }
				</ExternalLink>
			</li>
			<li>
				{ __( 'Give it this address under “Authorized redirect URIs”:', 'userfeedback' ) }
				<div>
					<CopyCode
						text={ connection.redirect_uri }
						/* translators: %s: a web address */
						label={ sprintf(
							__( 'Copy the redirect address: %s', 'userfeedback' ),
							connection.redirect_uri
						) }
					/>
				</div>
			</li>
			<li>
				{ __(
					'Publish its consent screen to production: while its status is “Testing”, Google ends the connection after 7 days.',
					'userfeedback'
				) }
			</li>
			<li>
				{ connection.client_of_config ? (
					__( 'The client ID and the client secret are named in wp-config.php.', 'userfeedback' )
				) : (
					<ClientForm />
				) }
			</li>
		</ol>
	);
}
