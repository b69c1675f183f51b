import { ADMIN } from '../../dev/setup/site/site.mjs';

/**
 * Logs in as the site's owner, in a browser.
 *
 * @param {import('playwright').BrowserContext} context
 * @param {string} site its URL
 */
export async function logIn( context, site ) {
	const page = await context.newPage();
	await page.goto( `${ site }/wp-login.php` );
	await page.fill( '#user_login', ADMIN.name );
	await page.fill( '#user_pass', ADMIN.password );
	await page.click( '#wp-submit' );
	await page.waitForURL( /wp-admin/ );
	await page.close();
}
