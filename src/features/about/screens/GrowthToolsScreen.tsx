import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { otherPlugins } from '@/api/get-plugins';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Screen } from '@/components/ui/layout/Screen';
import type { OtherPlugin } from '@/contract/types';
import { useSite } from '@/lib/site';
import { FeaturedTool } from '../components/growth/FeaturedTool';
import { Guides } from '../components/growth/Guides';
import { InstallObstacleNotice } from '../components/InstallObstacleNotice';
import { SectionTabs } from '../components/growth/SectionTabs';
import { ToolList } from '../components/growth/ToolList';
import { ToolSection } from '../components/growth/ToolSection';
import { featured } from '../model/featured';
import { useSections } from '../model/use-sections';
import '@/components/ui/layout/Card.scss';
import './about.scss';
import './growth-tools.scss';

const OF_PLUGINS = [ 'traffic', 'engagement', 'revenue' ] as const;
const PLACES = [ 1, 2, 3, 4, 5, 6 ];

export function GrowthToolsScreen() {
	const query = useQuery( otherPlugins );

	return (
		<Screen
			title={ __( 'Growth tools', 'userfeedback' ) }
			back={ { label: __( 'Settings', 'userfeedback' ), to: '/general' } }
			notices={ query.data && <InstallObstacleNotice plugins={ query.data } /> }
		>
			<QueryState
				query={ query }
				skeleton={
					<div className="uf-tools">
						{ PLACES.map( ( place ) => (
							<Skeleton key={ place } height="180px" />
						) ) }
					</div>
				}
				failure={ __( 'Couldn’t load the growth tools.', 'userfeedback' ) }
			>
				{ ( plugins ) => <Sections plugins={ plugins } /> }
			</QueryState>
		</Screen>
	);
}

function Sections( { plugins }: { plugins: readonly OtherPlugin[] } ) {
	const site = useSite();
	const read = useSections();
	const first = featured( site, plugins );
	const others = plugins.filter( ( { slug } ) => first?.kind !== 'plugin' || slug !== first.plugin.slug );

	return (
		<div className="uf-reading">
			<SectionTabs read={ read } />
			<ToolSection section="featured">{ first && <FeaturedTool item={ first } /> }</ToolSection>
			{ OF_PLUGINS.map( ( name ) => (
				<ToolSection key={ name } section={ name }>
					<ToolList
						plugins={ others.filter( ( { section } ) => section === name ) }
						tools={ site.publisher.tools.filter( ( { section } ) => section === name ) }
					/>
				</ToolSection>
			) ) }
			<ToolSection section="guides">
				<Guides guides={ site.publisher.guides } />
			</ToolSection>
		</div>
	);
}
