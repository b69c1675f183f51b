import { type Device, DEVICES, effectiveDevices, LOCKED_DEVICES } from '@/lib/visibility/devices';

export { type Device, DEVICES, effectiveDevices as devicesInForce, LOCKED_DEVICES };

/** Keeps a fixed order, regardless of the order of clicks. */
export function withDevice( devices: readonly Device[], device: Device, isOn: boolean ): Device[] {
	return DEVICES.filter( ( known ) => ( known === device ? isOn : devices.includes( known ) ) );
}
