import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';
import type { OtherPlugin } from '@/contract/types';
import { sprintf } from '@/lib/labels/sprintf';
import { type PluginSetupStep, usePluginSetup } from './use-plugin-setup';

/** Remaining steps to set up the analytics plugin, for users who can; others read whom to ask. */
export function AnalyticsPlugin( { plugin }: { plugin: OtherPlugin } ) {
	const { start, step, error } = usePluginSetup( plugin );

	return (
		<div className="uf-setting uf-analytics-plugin">
			<p>{ sprintf( stateOf( plugin ), plugin.title ) }</p>
			{ plugin.may_change ? (
				<p>
					<BusyButton isBusy={ step !== null } onClick={ start }>
						{ label( plugin, step ) }
					</BusyButton>
				</p>
			) : (
				<p className="uf-locked">
					{ plugin.installed
						? __( 'Ask someone who can activate plugins on this site.', 'userfeedback' )
						: __( 'Ask someone who can install plugins on this site.', 'userfeedback' ) }
				</p>
			) }
			{ error && (
				<Notice status="error" isDismissible={ false }>
					<ErrorMessage error={ error } />
				</Notice>
			) }
		</div>
	);
}

function stateOf( plugin: OtherPlugin ): string {
	return plugin.installed
		? /* translators: %s: name of a plugin, such as MonsterInsights */
			__( '%s can load Google Analytics on your pages, but it isn’t active.', 'userfeedback' )
		: /* translators: %s: name of a plugin, such as MonsterInsights */
			__( '%s can load Google Analytics on your pages, but it isn’t installed.', 'userfeedback' );
}

function label( plugin: OtherPlugin, step: PluginSetupStep | null ): string {
	switch ( step ) {
		case 'installing':
			return __( 'Installing...', 'userfeedback' );
		case 'activating':
		case 'reloading':
			return __( 'Activating...', 'userfeedback' );
		case null:
			return sprintf(
				plugin.installed
					? /* translators: %s: name of a plugin, such as MonsterInsights */ __(
							'Activate %s',
							'userfeedback'
						)
					: /* translators: %s: name of a plugin, such as MonsterInsights */ __(
							'Install %s',
							'userfeedback'
						),
				plugin.title
			);
	}
}
