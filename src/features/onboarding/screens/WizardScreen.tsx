import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Outlet } from 'react-router-dom';
import { storedSettings } from '@/api/settings';
import { SettingsFormProvider } from '@/components/forms/settings-form';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Screen } from '@/components/ui/layout/Screen';
import { adminPage } from '@/lib/links/links';
import { useSite } from '@/lib/site';
import { Progress } from '../components/Progress';
import '@/components/ui/layout/Stack.scss';
import './onboarding.scss';

/** Layout of the steps. The owner can leave at any of them: stored settings stay, and the wizard doesn't reopen. */
export function WizardScreen() {
	const site = useSite();
	const stored = useQuery( storedSettings );

	return (
		<Screen
			isWide
			title={ __( 'Setup Wizard', 'userfeedback' ) }
			navigation={ <Progress /> }
			actions={
				<Button __next40pxDefaultSize variant="tertiary" href={ adminPage( site, 'userfeedback_surveys' ) }>
					{ __( 'Exit setup', 'userfeedback' ) }
				</Button>
			}
		>
			<div className="uf-wizard">
				<QueryState
					query={ stored }
					skeleton={ <Skeleton width="100%" height="320px" /> }
					failure={ __( 'Couldn’t load the settings.', 'userfeedback' ) }
				>
					{ ( answer ) => (
						<SettingsFormProvider stored={ answer } keptAs={ `userfeedback-setup-${ site.user_id }` }>
							<Outlet />
						</SettingsFormProvider>
					) }
				</QueryState>
			</div>
		</Screen>
	);
}
