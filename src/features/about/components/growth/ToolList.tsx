import { __ } from '@wordpress/i18n';
import type { OtherPlugin, PublisherTool } from '@/contract/types';
import { LinkOut } from '@/components/ui/actions/LinkOut';
import { PluginCard } from '../PluginCard';
import { ToolCard } from '../ToolCard';

/** Plugins that can be installed, then the publisher's other tools. */
export function ToolList( { plugins, tools }: { plugins: readonly OtherPlugin[]; tools: readonly PublisherTool[] } ) {
	return (
		<ul className="uf-tools">
			{ plugins.map( ( plugin ) => (
				<PluginCard key={ plugin.slug } plugin={ plugin } />
			) ) }
			{ tools.map( ( { title, excerpt, url } ) => (
				<ToolCard
					key={ url }
					title={ title }
					excerpt={ excerpt }
					action={ ( name ) => (
						<LinkOut href={ url } describedBy={ name }>
							{ __( 'Learn More', 'userfeedback' ) }
						</LinkOut>
					) }
				/>
			) ) }
		</ul>
	);
}
