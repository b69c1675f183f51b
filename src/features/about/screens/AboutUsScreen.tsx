import { useQuery } from '@tanstack/react-query';
import { __, sprintf } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { otherPlugins } from '@/api/get-plugins';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { useSite } from '@/lib/site';
import { HindranceNotice } from '../components/HindranceNotice';
import { PluginList } from '../components/PluginList';

export function AboutUsScreen() {
	const { plugin_version: version } = useSite();
	const query = useQuery( otherPlugins );

	return (
		<>
			<Card title={ __( 'What UserFeedback is', 'userfeedback' ) }>
				<div className="uf-reading__words">
					<p className="uf-reading__lead">
						{ __(
							'UserFeedback asks the visitors of your site short questions, on the pages where they are, and shows you what they said.',
							'userfeedback'
						) }
					</p>
					<p>
						{ __(
							'Answers stay in the database of your site. Nothing leaves it unless you choose a service for that, and no address of a visitor is kept unless you say so.',
							'userfeedback'
						) }
					</p>
					<p>
						{ __(
							'It is free software under the GNU General Public License, version 2 or later: you may read it, change it and pass it on.',
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
					failure={ __( 'The plugins could not be loaded.', 'userfeedback' ) }
				>
					{ ( plugins ) => (
						<>
							<HindranceNotice plugins={ plugins } />
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
