import type { Targeting } from '@/contract/types';

export type Device = Targeting[ 'devices' ][ number ];

export const DEVICES: readonly Device[] = [ 'desktop', 'tablet', 'mobile' ];

/** What an edition that cannot choose has with each save. */
export const LOCKED_DEVICES: Device[] = [ 'desktop' ];

/**
 * What visitors' pages have of what is stored. Where devices cannot be chosen, plans show surveys on desktops; an edition
 * without plans shows them on all devices, and only keeps those for desktops that are so already.
 */
export function devicesInForce( stored: readonly Device[], canChoose: boolean ): Device[] {
	if ( canChoose ) {
		return [ ...stored ];
	}
	const isForDesktops = stored.length === 1 && stored[ 0 ] === 'desktop';
	return IN_EDITION.devices || isForDesktops ? LOCKED_DEVICES : [ ...DEVICES ];
}
