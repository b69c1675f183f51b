import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A page that asks for anything beyond this machine fails at once. */
export const CHROMIUM_ARGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** The machine's own Chromium: Playwright's browsers are not downloaded. */
export function chromiumPath() {
	const folders = ( process.env[ 'PATH' ] ?? '' ).split( delimiter );
	return folders.map( ( folder ) => join( folder, 'chromium' ) ).find( ( file ) => existsSync( file ) ) ?? 'chromium';
}
