import type { Targeting } from '@/contract/types';

export type Device = Targeting[ 'devices' ][ number ];

export const DEVICES: readonly Device[] = [ 'desktop', 'tablet', 'mobile' ];

/** Devices that editions without device targeting save. */
export const LOCKED_DEVICES: Device[] = [ 'desktop' ];

/**
 * Returns the devices that visitors' pages use. If devices can't be chosen, plans show surveys on desktops. An edition without
 * plans shows them on all devices, except surveys that were already limited to desktops.
 */
export function effectiveDevices( stored: readonly Device[], canChoose: boolean ): Device[] {
	if ( canChoose ) {
		return [ ...stored ];
	}
	const isForDesktops = stored.length === 1 && stored[ 0 ] === 'desktop';
	return IN_EDITION.devices || isForDesktops ? LOCKED_DEVICES : [ ...DEVICES ];
}
