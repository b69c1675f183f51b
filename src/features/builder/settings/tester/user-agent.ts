import { deviceOf } from '@widget/shared/targeting/devices';
import type { Device } from '@/features/builder/draft/targeting/devices';

/** Returns the device that visitors' pages detect. Touch points aren't included, so an iPad may look like a Mac. */
export function deviceIn( userAgent: string ): Device {
	return deviceOf( userAgent, 0 );
}

/** Returns the browser's and system's common names; empty if unknown. Loads its parser on first use. */
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
