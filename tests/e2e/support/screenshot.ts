import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { LOCAL } from '../../../tools/dev/setup/paths.mjs';

/**
 * Saves a screenshot for people to look at: .local/screenshots/<name>.png. Continuous integration takes none, because
 * screenshots aren't viewed there, and full-page ones take most of a test's time.
 *
 * @param fullPage briefly changes the window's size
 */
export async function screenshot( page: Page, name: string, fullPage = true ): Promise< void > {
	if ( process.env[ 'CI' ] === 'true' ) return;
	await page.screenshot( { path: join( LOCAL, 'screenshots', `${ name }.png` ), fullPage } );
}
