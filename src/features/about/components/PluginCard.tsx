import { __ } from '@wordpress/i18n';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import type { OtherPlugin } from '@/contract/types';
import { busyLabel, nextStep, stateLabel, stateOf, stepLabel, whyFixed } from '@/features/about/model/plugin-text';
import { usePlugin } from '@/components/integrations/use-plugin';
import { LinkOut } from '@/components/ui/actions/LinkOut';
import { pluginIcons } from '../model/plugin-icons';
import { ToolCard } from './ToolCard';

/** A plugin of the WordPress directory with its one action here; if no action is allowed, a link to read about it. */
export function PluginCard( { plugin }: { plugin: OtherPlugin } ) {
	const { busy, run } = usePlugin( plugin.slug );
	const step = busy ?? nextStep( plugin );

	return (
		<ToolCard
			title={ plugin.title }
			icon={ pluginIcons[ plugin.slug ] }
			excerpt={ plugin.excerpt }
			state={
				<span className={ `uf-tool__state is-${ stateOf( plugin ) }` }>
					{ whyFixed( plugin ) ?? stateLabel( plugin ) }
				</span>
			}
			action={ ( name ) =>
				plugin.may_change || busy !== null ? (
					<BusyButton isBusy={ busy !== null } describedBy={ name } onClick={ () => run( step ) }>
						{ busy === null ? stepLabel( step ) : busyLabel( busy ) }
					</BusyButton>
				) : (
					<LinkOut href={ `https://wordpress.org/plugins/${ plugin.slug }/` } describedBy={ name }>
						{ __( 'Learn More', 'userfeedback' ) }
					</LinkOut>
				)
			}
		/>
	);
}
