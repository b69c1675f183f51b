import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { otherPlugins } from '@/api/get-plugins';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { AutomationCard } from '../components/integrations/AutomationCard';
import { IntegrationsCard } from '../components/integrations/IntegrationsCard';
import { AUTOMATION } from '../model/automation';
import './integrations.scss';

/** There are no settings here. The status is loaded again when the owner returns from the other plugin's page. */
export function IntegrationsScreen() {
	const plugins = useQuery( { ...otherPlugins, staleTime: 0 } );

	return (
		<QueryState
			query={ plugins }
			skeleton={ <Skeleton width="100%" height="360px" /> }
			failure={ __( 'Couldn’t load your site’s plugins.', 'userfeedback' ) }
		>
			{ ( list ) => (
				<div className="uf-stack">
					{ list
						.filter( ( { slug } ) => slug === AUTOMATION )
						.map( ( plugin ) => (
							<AutomationCard key={ plugin.slug } plugin={ plugin } />
						) ) }
					<IntegrationsCard />
				</div>
			) }
		</QueryState>
	);
}
