import { __ } from '@wordpress/i18n';
import type { Addon } from '@/contract/types';

/** The states of an add-on that matter to an owner, in list order. */
export const ADDON_STATES = [ 'active', 'inactive', 'available', 'locked' ] as const;

export type AddonState = ( typeof ADDON_STATES )[ number ];

export function stateOf( { type, installed, active }: Addon ): AddonState {
	if ( type !== 'licensed' ) {
		return 'locked';
	}
	return active ? 'active' : installed ? 'inactive' : 'available';
}

/** Active ones first. */
export function inOrder( addons: readonly Addon[] ): Addon[] {
	return ADDON_STATES.flatMap( ( state ) => addons.filter( ( addon ) => stateOf( addon ) === state ) );
}

export function countOf( addons: readonly Addon[], state: AddonState ): number {
	return addons.filter( ( addon ) => stateOf( addon ) === state ).length;
}

/** @param state null for all. */
export function found( addons: readonly Addon[], search: string, state: AddonState | null ): Addon[] {
	const sought = search.trim().toLocaleLowerCase();
	return addons.filter(
		( addon ) =>
			addon.title.toLocaleLowerCase().includes( sought ) && ( state === null || stateOf( addon ) === state )
	);
}

export function isState( name: string | null ): name is AddonState {
	return ADDON_STATES.some( ( state ) => state === name );
}

export function stateLabel( state: AddonState ): string {
	switch ( state ) {
		case 'active':
			return __( 'Active', 'userfeedback' );
		case 'inactive':
			return __( 'Inactive', 'userfeedback' );
		case 'available':
			return __( 'Not installed', 'userfeedback' );
		case 'locked':
			return __( 'Not in your plan', 'userfeedback' );
	}
}
