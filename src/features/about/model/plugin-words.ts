import { __ } from '@wordpress/i18n';
import type { OtherPlugin } from '@/contract/types';
import type { PluginStep } from '@/components/other-plugin/use-plugin';

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

/** Why nothing can be installed from here; null where something can. */
export function whyNoneInstalled( plugins: readonly OtherPlugin[] ): string | null {
	switch ( plugins.find( ( { installed } ) => ! installed )?.hindrance ) {
		case 'files':
			return __(
				'The files of this site are locked, so plugins cannot be installed from here. Whoever looks after the server can do that.',
				'userfeedback'
			);
		case 'network':
			return __( 'In this network, plugins are installed by its administrators.', 'userfeedback' );
		case 'rights':
			return __( 'Someone who may install plugins on this site can do that.', 'userfeedback' );
		default:
			return null;
	}
}

/** Why one that is installed cannot be switched on or off from here; null where it can. */
export function whyFixed( { installed, hindrance }: OtherPlugin ): string | null {
	if ( ! installed ) {
		return null;
	}
	switch ( hindrance ) {
		case 'network':
			return __( 'The network decides', 'userfeedback' );
		case 'needed':
			return __( 'Another active plugin needs it', 'userfeedback' );
		case 'files':
		case 'rights':
			return __( 'You may not change this', 'userfeedback' );
		case '':
			return null;
	}
}
