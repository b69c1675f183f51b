import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { surveyToEdit } from '../saving/save/get-survey';
import type { FormNotifications } from '../draft/form/draft';
import { formNotificationsOf } from '../draft/form/webhooks';
import { recipientsIn, emailInWords, webhooksInWords } from '../summary/notification-summary';
import { webhookName } from '../draft/form/webhook-labels';
import { WorkflowCard } from './WorkflowCard';

/** For users who can edit surveys but not their recipients. */
export function ReadOnlyEmail( { surveyId }: { surveyId: number } ) {
	return (
		<Stored surveyId={ surveyId }>
			{ ( { email } ) => (
				<WorkflowCard
					title={ __( 'Send Email', 'userfeedback' ) }
					words={ <p>{ emailInWords( email ) }</p> }
					control={ null }
					isOpen={ recipientsIn( email ).length > 0 }
					onToggle={ null }
				>
					<p dir="auto">{ recipientsIn( email ).join( ', ' ) }</p>
				</WorkflowCard>
			) }
		</Stored>
	);
}

/** For users who can't view the responses that other servers would get. */
export function ReadOnlyWebhooks( { surveyId }: { surveyId: number } ) {
	return (
		<Stored surveyId={ surveyId }>
			{ ( { webhook } ) => (
				<WorkflowCard
					title={ __( 'Webhooks', 'userfeedback' ) }
					words={
						<>
							<p>{ webhooksInWords( webhook ) }</p>
							<p>
								{ __(
									'To change webhooks, you need permission to view results, because webhooks send answers to other servers.',
									'userfeedback'
								) }
							</p>
						</>
					}
					control={ null }
					isOpen={ webhook.webhooks.length > 0 }
					onToggle={ null }
				>
					<ul className="uf-webhooks">
						{ webhook.webhooks.map( ( one ) => (
							<li key={ one.id } className="uf-webhook">
								<strong>
									<bdi>{ webhookName( one ) }</bdi>
								</strong>
								<p className="uf-webhook__address" dir="ltr">
									{ `${ one.request_method } ${ one.request_url }` }
								</p>
							</li>
						) ) }
					</ul>
				</WorkflowCard>
			) }
		</Stored>
	);
}

/** As stored on the server. */
function Stored( props: { surveyId: number; children: ( told: FormNotifications ) => ReactNode } ) {
	const survey = useQuery( surveyToEdit( props.surveyId ) );

	return (
		<QueryState
			query={ survey }
			skeleton={ <Skeleton height="96px" /> }
			failure={ __( 'Couldn’t load the survey.', 'userfeedback' ) }
		>
			{ ( { notifications } ) => notifications && props.children( formNotificationsOf( notifications ) ) }
		</QueryState>
	);
}
