import type { Targeting } from '@/contract/types';

export type Device = Targeting[ 'devices' ][ number ];

export const DEVICES: readonly Device[] = [ 'desktop', 'tablet', 'mobile' ];

/** What an edition that cannot choose has with each save. */
export const LOCKED_DEVICES: Device[] = [ 'desktop' ];

/** Always in the same order, whichever was ticked first. */
export function withDevice( devices: readonly Device[], device: Device, isOn: boolean ): Device[] {
	return DEVICES.filter( ( known ) => ( known === device ? isOn : devices.includes( known ) ) );
}
