import { __ } from '@wordpress/i18n';
import { useBuilder } from '@/features/builder/saving/state/builder-context';
import type { FormNotifications } from '@/features/builder/draft/form/draft';
import { EMAIL } from '@/features/builder/shell/focus/field-locations';
import { useOpenCard } from '@/features/builder/shell/focus/use-open-card';
import { emailInWords } from '@/features/builder/summary/notification-summary';
import { Switch } from '../Switch';
import { WithSample, WorkflowCard } from '../WorkflowCard';
import { EmailFields } from './EmailFields';
import { EmailResults } from './EmailResults';
import { EmailSample } from './EmailSample';

export function EmailCard( { email }: { email: FormNotifications[ 'email' ] } ) {
	const { opened, toggle } = useOpenCard();
	const errors = useBuilder( ( now ) => now.errors );

	return (
		<WorkflowCard
			title={ __( 'Send Email', 'userfeedback' ) }
			words={
				<>
					<p>{ emailInWords( email ) }</p>
					{ email.active && <EmailResults email={ email } /> }
				</>
			}
			control={
				<Switch
					label={ __( 'Send Email', 'userfeedback' ) }
					path="notifications.email.active"
					isOn={ email.active }
				/>
			}
			isOpen={ opened === EMAIL }
			onToggle={ () => toggle( EMAIL ) }
		>
			<WithSample sample={ <EmailSample /> }>
				<EmailFields email={ email } errors={ errors } />
			</WithSample>
		</WorkflowCard>
	);
}
