import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { otherPlugins } from '@/api/get-plugins';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import { InstallObstacleNotice } from '../components/InstallObstacleNotice';
import { PluginList } from '../components/PluginList';

export function AboutUsScreen() {
	const { plugin_version: version } = useSite();
	const query = useQuery( otherPlugins );

	return (
		<>
			<Card title={ __( 'About UserFeedback', 'userfeedback' ) }>
				<div className="uf-reading__words">
					<p className="uf-reading__lead">
						{ __(
							'UserFeedback asks visitors short questions on the pages they’re viewing and shows you their answers.',
							'userfeedback'
						) }
					</p>
					<p>
						{ __(
							'Responses are stored in your site’s database and sent elsewhere only by features you control, such as email notifications. Visitors’ IP addresses aren’t stored unless you turn that on.',
							'userfeedback'
						) }
					</p>
					<p>
						{ __(
							'UserFeedback is free software under the GNU General Public License, version 2 or later. You can read, change, and share it.',
							'userfeedback'
						) }
					</p>
					<p className="uf-reading__soft">
						{ sprintf(
							/* translators: %s: version of the plugin, such as 1.2.0 */
							__( 'Version %s', 'userfeedback' ),
							version
						) }
					</p>
				</div>
			</Card>
			<section className="uf-reading__words">
				<h2 className="uf-reading__title">{ __( 'Plugins that work with UserFeedback', 'userfeedback' ) }</h2>
				<QueryState
					query={ query }
					skeleton={ <Skeleton width="100%" height="180px" /> }
					failure={ __( 'Couldn’t load the plugins.', 'userfeedback' ) }
				>
					{ ( plugins ) => (
						<>
							<InstallObstacleNotice plugins={ plugins } />
							<PluginList plugins={ plugins.filter( ( { works_with: worksWith } ) => worksWith ) } />
						</>
					) }
				</QueryState>
				<p>
					<Link to="/growth-tools">{ __( 'All growth tools', 'userfeedback' ) }</Link>
				</p>
			</section>
		</>
	);
}
