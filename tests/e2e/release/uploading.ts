import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { FOLDER, makeFree, makePro } from '../../../tools/release/release.mjs';
import type { Zip } from '../../../tools/release/release.mjs';
import { zipOf } from '../../../tools/release/zip.mjs';
import { versionOf } from '../../../tools/release/version.mjs';

/** Builds the zip into a folder. */
export function madeZip( folder: string ): Zip {
	return makePro( folder );
}

/** Builds the free edition's zip. */
export function madeFreeZip( folder: string ): Zip {
	return makeFree( folder );
}

/** Builds the same zip with a later version. */
export function newerZip( { entries, name }: Zip, version: string, folder: string ): Zip {
	const newer = entries.map( ( entry ) =>
		entry.name === 'userfeedback.php'
			? { ...entry, content: Buffer.from( entry.content.toString().replaceAll( versionOf(), version ) ) }
			: entry
	);
	const file = join( folder, `${ version }-${ name }` );
	const bytes = zipOf(
		newer.map( ( entry ) => ( { ...entry, name: `${ FOLDER }/${ entry.name }` } ) ),
		new Date( '2030-01-01T00:00:00Z' )
	);
	writeFileSync( file, bytes );
	return { name, file, bytes, entries: newer };
}

/** Plugins > Add Plugin > Upload Plugin, until WordPress shows the result. */
export async function upload( page: Page, zip: Zip ): Promise< void > {
	await page.goto( '/wp-admin/plugin-install.php?tab=upload' );
	await page.locator( 'input[name="pluginzip"]' ).setInputFiles( zip.file );
	await page.getByRole( 'button', { name: 'Install Now' } ).click();
}

/** Replaces the installed edition or version. */
export async function replace( page: Page, zip: Zip ): Promise< void > {
	await upload( page, zip );
	await page.getByRole( 'link', { name: /Replace (current|installed) with uploaded/ } ).click();
	await expect( page.getByText( /Plugin (updated|downgraded) successfully./ ) ).toBeVisible( { timeout: 60_000 } );
}

/** Installs it for the first time, as an owner does. */
export async function install( page: Page, zip: Zip ): Promise< void > {
	await upload( page, zip );
	await expect( page.getByText( 'Plugin installed successfully.' ) ).toBeVisible( { timeout: 60_000 } );
}

/** @returns milliseconds from the click to the first screen an owner can read. */
export async function activate( page: Page ): Promise< number > {
	const start = performance.now();
	await page.getByRole( 'link', { name: 'Activate Plugin' } ).click();
	await expect( page.locator( '#userfeedback-app' ).getByRole( 'heading', { level: 1 } ) ).toBeVisible();
	return Math.round( performance.now() - start );
}

export function versionInstalled( dir: string ): string {
	const head = readFileSync( join( dir, 'wp-content/plugins', FOLDER, 'userfeedback.php' ), 'utf8' );
	return /Version: +(\S+)/.exec( head )?.[ 1 ] ?? '';
}
