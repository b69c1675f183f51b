import type { WidgetTargeting } from '../../src/contract/types';

export type Device = WidgetTargeting[ 'devices' ][ number ];

/**
 * Own few words instead of a user-agent parser of 8 KB; tests/fixtures/devices.json has the browsers that matter.
 *
 * @param touches navigator.maxTouchPoints: an iPad says that it is a Mac, but a Mac has no touch screen.
 */
export function deviceOf( userAgent: string, touches: number ): Device {
	if ( /iPad|Tablet|Android(?!.*Mobi)/.test( userAgent ) || ( touches > 1 && /Macintosh/.test( userAgent ) ) ) {
		return 'tablet';
	}
	return /Mobi|BlackBerry|Opera Mini/.test( userAgent ) ? 'mobile' : 'desktop';
}
