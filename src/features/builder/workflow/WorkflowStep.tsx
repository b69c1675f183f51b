import { __ } from '@wordpress/i18n';
import { Link, Navigate } from 'react-router-dom';
import { useSite } from '@/lib/site';
import { EmailCard } from './email/EmailCard';
import { GoogleCard } from './google/GoogleCard';
import { ReadOnlyEmail, ReadOnlyWebhooks } from './ReadOnlyCards';
import { WebhooksCard } from './webhooks/WebhooksCard';
import { useBuilder } from '../saving/state/builder-context';
import '../shell/fields.scss';
import './WorkflowStep.scss';

/** The actions after a response, in order. The server gives a survey its notifications with the first save. */
export function WorkflowStep() {
	const { can } = useSite();
	const id = useBuilder( ( { form } ) => form.id );
	const told = useBuilder( ( { form } ) => form.draft.notifications );
	const drive = useBuilder( ( { form } ) => form.draft.settings.google_drive ) ?? {};

	if ( id === null ) {
		return <Navigate to="/new/questions" replace />;
	}
	return (
		<div className="uf-workflow">
			<div className="uf-workflow__intro">
				<h2 tabIndex={ -1 } data-route-focus>
					{ __( 'Workflow', 'userfeedback' ) }
				</h2>
				<p>
					{ IN_EDITION.webhooks
						? __(
								'Set up a series of actions that will trigger after a visitor submits a Survey.',
								'userfeedback'
							)
						: __( 'Choose what happens after a visitor responds.', 'userfeedback' ) }
				</p>
				{ can.view && (
					<p>
						<Link to={ `/deliveries?survey=${ String( id ) }` }>
							{ __( 'Send log for this survey', 'userfeedback' ) }
						</Link>
					</p>
				) }
				{ told === undefined && (
					<p className="uf-workflow__why">
						{ __(
							'To edit notifications, you need permission to view results or change settings, because they send responses off your site.',
							'userfeedback'
						) }
					</p>
				) }
			</div>
			<p className="uf-workflow__start">{ __( 'A visitor submits a response', 'userfeedback' ) }</p>
			<ol className="uf-workflow__path">
				<li>{ told === undefined ? <ReadOnlyEmail surveyId={ id } /> : <EmailCard email={ told.email } /> }</li>
				{ IN_EDITION.webhooks && (
					<li>
						{ told === undefined || ! can.view ? (
							<ReadOnlyWebhooks surveyId={ id } />
						) : (
							<WebhooksCard webhook={ told.webhook } />
						) }
					</li>
				) }
				{ IN_EDITION[ 'google-drive' ] && told !== undefined && (
					<li>
						<GoogleCard drive={ drive } />
					</li>
				) }
				{ IN_EDITION.webhooks && (
					<li>
						<p className="uf-workflow__more">{ __( 'More Integrations Coming Soon', 'userfeedback' ) }</p>
					</li>
				) }
			</ol>
		</div>
	);
}
