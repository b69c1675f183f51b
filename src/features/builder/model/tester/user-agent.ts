import { deviceOf } from '@widget/targeting/devices';
import type { Device } from '../settings/devices';

/** Which device visitors' pages take it for. How many fingers a screen takes is not in it, so an iPad may say it is a Mac. */
export function deviceIn( userAgent: string ): Device {
	return deviceOf( userAgent, 0 );
}

/** Browser and system as a person would name them; empty where neither is known. Its parser is fetched with the first one. */
export async function namesIn( userAgent: string ): Promise< { browser: string; system: string } > {
	const { UAParser } = await import( /* webpackChunkName: "user-agents" */ 'ua-parser-js' );
	const { browser, os } = new UAParser( userAgent ).getResult();
	return { browser: named( browser.name, majorOf( browser.version ) ), system: named( os.name, os.version ) };
}

function majorOf( version: string | undefined ): string | undefined {
	return version?.split( '.' )[ 0 ];
}

function named( ...parts: readonly ( string | undefined )[] ): string {
	return parts.filter( ( part ) => part !== undefined && part !== '' ).join( ' ' );
}
