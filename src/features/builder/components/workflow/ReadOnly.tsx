import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { surveyToEdit } from '@/features/builder/api/get-survey';
import { formNotificationsOf } from '@/features/builder/model/form/webhooks';
import { addressesIn, emailInWords, webhooksInWords } from '@/features/builder/model/words/telling';
import { webhookName } from '@/features/builder/model/words/webhooks';
import { WorkflowCard } from './WorkflowCard';

/** For who may edit surveys and not say whom answers are told to. */
export function ReadOnly( { surveyId }: { surveyId: number } ) {
	const survey = useQuery( surveyToEdit( surveyId ) );

	return (
		<QueryState
			query={ survey }
			skeleton={ <Skeleton height="160px" /> }
			failure={ __( 'The survey could not be loaded.', 'userfeedback' ) }
		>
			{ ( { notifications } ) => {
				if ( notifications === undefined ) {
					return null;
				}
				const { email, webhook } = formNotificationsOf( notifications );
				return (
					<ol className="uf-workflow__path">
						<li>
							<WorkflowCard
								title={ __( 'Send Email', 'userfeedback' ) }
								words={ <p>{ emailInWords( email ) }</p> }
								control={ null }
								isOpen={ addressesIn( email ).length > 0 }
								onToggle={ null }
							>
								<p dir="auto">{ addressesIn( email ).join( ', ' ) }</p>
							</WorkflowCard>
						</li>
						<li>
							<WorkflowCard
								title={ __( 'Webhooks', 'userfeedback' ) }
								words={ <p>{ webhooksInWords( webhook ) }</p> }
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
						</li>
					</ol>
				);
			} }
		</QueryState>
	);
}
