import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { LOCAL } from '../../../tools/setup/paths.mjs';

/**
 * Saves a picture for people to look at: .local/screenshots/<name>.png. Continuous integration takes none, because nobody
 * looks at them there and drawing whole pages is most of what a journey costs.
 *
 * @param fullPage the window takes other sizes meanwhile, for a moment
 */
export async function screenshot( page: Page, name: string, fullPage = true ): Promise< void > {
	if ( process.env[ 'CI' ] === 'true' ) return;
	await page.screenshot( { path: join( LOCAL, 'screenshots', `${ name }.png` ), fullPage } );
}
