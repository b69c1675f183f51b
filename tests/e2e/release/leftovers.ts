import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';

/** Data that WordPress itself stores about a visit to these screens. */
const OF_WORDPRESS =
	/^(_(site_)?transient_|recently_activated$|recovery_keys$|auto_|cron$|rewrite_rules$|can_compress_scripts$|uninstall_plugins$|wp_|closedpostboxes|theme_mods_|upgrader_scheduled_cleanup$|finished_updating_comment_type$|\/upgrade\/index\.php$|session_tokens|community-events|nonce_|dismissed|rich_editing|metabox)/;

export interface Has {
	tables: string[];
	options: string[];
	users: string[];
	posts: string[];
	cron: string[];
	files: string[];
}

export function has( dir: string ): Has {
	const script = join( import.meta.dirname, '../support/site/left.php' );
	return JSON.parse( execFileSync( 'php', [ script, dir ], { encoding: 'utf8' } ) ) as Has;
}

/** Returns everything that is new since `before`, except WordPress's own data. */
export function left( now: Has, before: Has ): string[] {
	return ( Object.keys( now ) as ( keyof Has )[] ).flatMap( ( kind ) =>
		now[ kind ]
			.filter( ( name ) => ! before[ kind ].includes( name ) && ! OF_WORDPRESS.test( name ) )
			.map( ( name ) => `${ kind }: ${ name }` )
	);
}

/** Deletes it in the list of plugins, with its links and WordPress's prompt. */
export async function deleteFromList( page: Page ): Promise< void > {
	await page.goto( '/wp-admin/plugins.php' );
	const row = page.locator( 'tr[data-plugin="userfeedback/userfeedback.php"]' );
	await row.getByRole( 'link', { name: /^Deactivate/ } ).click();
	await expect( page.getByText( 'Plugin deactivated.' ) ).toBeVisible();
	await page.waitForLoadState( 'load' ); // WordPress confirms on a separate page.
	page.once( 'dialog', ( dialog ) => void dialog.accept() );
	await row.getByRole( 'link', { name: /^Delete/ } ).click();
	await expect( page.locator( '.plugin-deleted-tr, #message' ).getByText( /deleted/ ) ).toBeVisible( {
		timeout: 60_000,
	} );
}
