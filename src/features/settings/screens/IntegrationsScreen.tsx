import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { otherPlugins } from '@/api/get-plugins';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { AutomationCard } from '../components/integrations/AutomationCard';
import { HearingCard } from '../components/integrations/HearingCard';
import { AUTOMATION } from '../model/automation';
import './integrations.scss';

/** Nothing here is a setting: whoever comes back from a page of the other plugin is told anew how far it is. */
export function IntegrationsScreen() {
	const plugins = useQuery( { ...otherPlugins, staleTime: 0 } );

	return (
		<QueryState
			query={ plugins }
			skeleton={ <Skeleton width="100%" height="360px" /> }
			failure={ __( 'Your site’s plugins could not be loaded.', 'userfeedback' ) }
		>
			{ ( list ) => (
				<div className="uf-stack">
					{ list
						.filter( ( { slug } ) => slug === AUTOMATION )
						.map( ( plugin ) => (
							<AutomationCard key={ plugin.slug } plugin={ plugin } />
						) ) }
					<HearingCard />
				</div>
			) }
		</QueryState>
	);
}
