import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The machine's own Chromium: Playwright's browsers are not downloaded. */
export function chromiumPath() {
	const folders = ( process.env[ 'PATH' ] ?? '' ).split( delimiter );
	return folders.map( ( folder ) => join( folder, 'chromium' ) ).find( ( file ) => existsSync( file ) ) ?? 'chromium';
}
