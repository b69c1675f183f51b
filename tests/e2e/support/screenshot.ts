import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { LOCAL } from '../../../tools/setup/paths.mjs';

/**
 * Keeps a picture for people to look at: .local/screenshots/<name>.png
 *
 * @param fullPage the window takes other sizes meanwhile, for a moment
 */
export async function screenshot( page: Page, name: string, fullPage = true ): Promise< void > {
	await page.screenshot( { path: join( LOCAL, 'screenshots', `${ name }.png` ), fullPage } );
}
