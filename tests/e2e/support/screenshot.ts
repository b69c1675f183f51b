import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { LOCAL } from '../../../tools/setup/paths.mjs';

/** Keeps a picture for people to look at: .local/screenshots/<name>.png */
export async function screenshot( page: Page, name: string ): Promise< void > {
	await page.screenshot( { path: join( LOCAL, 'screenshots', `${ name }.png` ), fullPage: true } );
}
