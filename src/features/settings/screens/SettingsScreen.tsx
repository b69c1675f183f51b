import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { Outlet } from 'react-router-dom';
import { storedSettings } from '@/api/settings';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Screen } from '@/components/ui/layout/Screen';
import { SaveBar } from '../components/frame/SaveBar';
import { SaveNotice } from '../components/frame/SaveNotice';
import { SettingsNav } from '../components/frame/SettingsNav';
import { SettingsFormProvider } from '@/components/forms/settings-form';
import '@/components/forms/settings-form.scss';
import '@/components/ui/layout/Stack.scss';
import './settings.scss';

/** Layout of every settings screen. */
export function SettingsScreen() {
	const stored = useQuery( storedSettings );

	return (
		<Screen title={ __( 'Settings', 'userfeedback' ) }>
			<QueryState
				query={ stored }
				skeleton={ <Skeleton width="100%" height="240px" /> }
				failure={ __( 'Couldn’t load the settings.', 'userfeedback' ) }
			>
				{ ( answer ) => (
					<SettingsFormProvider stored={ answer }>
						<div className="uf-screen__notices">
							<SaveNotice />
						</div>
						<div className="uf-settings">
							<SettingsNav />
							<div className="uf-stack uf-settings__screen">
								<Outlet />
								<SaveBar />
							</div>
						</div>
					</SettingsFormProvider>
				) }
			</QueryState>
		</Screen>
	);
}
