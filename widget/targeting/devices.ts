import type { WidgetTargeting } from '../../src/contract/types';

export type Device = WidgetTargeting[ 'devices' ][ number ];

/**
 * A few words instead of a user-agent parser of 8 KB. The server reads the header by the same patterns in the same
 * order, see includes/Visitors/DeviceKind.php; tests/js/devices-agree.test.ts runs both on thousands of headers.
 *
 * @param touches navigator.maxTouchPoints: an iPad says that it is a Mac, but a Mac has no touch screen.
 */
export function deviceOf( userAgent: string, touches: number ): Device {
	const says = ( words: RegExp ): boolean => words.test( userAgent );
	return touches > 1 && says( /Macintosh/ )
		? 'tablet'
		: says( /TV\b|BRAVIA|; AFT|CrKey|Web0S|SHIELD|Windows NT|CrOS|Macintosh/ )
			? 'desktop'
			: says( /iPad|[Tt]ablet/ )
				? 'tablet'
				: says( /Mobi|Phone|Opera Mini|BlackBerry|Symbian|UCWEB/ )
					? 'mobile'
					: says( /Android/ )
						? 'tablet'
						: 'desktop';
}
