import type { WidgetTargeting } from '../../../src/contract/types';

export type Device = WidgetTargeting[ 'devices' ][ number ];

/**
 * Detects the device by a few words instead of an 8 KB user-agent parser. The server uses the same patterns in the same order,
 * see includes/Responses/Visitor/UserAgentHeader.php; tests/js/devices-agree.test.ts compares them for thousands of headers.
 *
 * @param touches navigator.maxTouchPoints: an iPad claims to be a Mac, but a Mac has no touch screen.
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
