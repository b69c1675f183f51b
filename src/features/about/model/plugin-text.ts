import { __ } from '@wordpress/i18n';
import type { OtherPlugin } from '@/contract/types';
import type { PluginStep } from '@/components/integrations/use-plugin';

export function nextStep( { installed, active }: OtherPlugin ): PluginStep {
	return active ? 'deactivate' : installed ? 'activate' : 'install';
}

export function stateOf( { installed, active }: OtherPlugin ): 'active' | 'inactive' | 'absent' {
	return active ? 'active' : installed ? 'inactive' : 'absent';
}

export function stateLabel( plugin: OtherPlugin ): string {
	switch ( stateOf( plugin ) ) {
		case 'active':
			return __( 'Active', 'userfeedback' );
		case 'inactive':
			return __( 'Inactive', 'userfeedback' );
		case 'absent':
			return __( 'Not installed', 'userfeedback' );
	}
}

export function stepLabel( step: PluginStep ): string {
	switch ( step ) {
		case 'install':
			return __( 'Install Plugin', 'userfeedback' );
		case 'activate':
			return __( 'Activate', 'userfeedback' );
		case 'deactivate':
			return __( 'Deactivate', 'userfeedback' );
	}
}

export function busyLabel( step: PluginStep ): string {
	switch ( step ) {
		case 'install':
			return __( 'Installing...', 'userfeedback' );
		case 'activate':
			return __( 'Activating...', 'userfeedback' );
		case 'deactivate':
			return __( 'Deactivating...', 'userfeedback' );
	}
}

/** Returns why no plugin can be installed from here; null if one can. */
export function whyNoneInstalled( plugins: readonly OtherPlugin[] ): string | null {
	switch ( plugins.find( ( { installed } ) => ! installed )?.hindrance ) {
		case 'files':
			return __(
				'Plugins can’t be installed from here because this site’s files are locked. Ask the person who manages your server.',
				'userfeedback'
			);
		case 'network':
			return __( 'On this network, only network administrators can install plugins.', 'userfeedback' );
		case 'rights':
			return __( 'Ask someone who can install plugins on this site.', 'userfeedback' );
		default:
			return null;
	}
}

/** Returns why an installed plugin can't be switched on or off from here; null if it can. */
export function whyFixed( { installed, hindrance }: OtherPlugin ): string | null {
	if ( ! installed ) {
		return null;
	}
	switch ( hindrance ) {
		case 'network':
			return __( 'Managed by the network', 'userfeedback' );
		case 'needed':
			return __( 'Required by another active plugin', 'userfeedback' );
		case 'files':
		case 'rights':
			return __( 'You don’t have permission to change this', 'userfeedback' );
		case '':
			return null;
	}
}
