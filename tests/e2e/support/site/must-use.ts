import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A plugin that cannot be switched off, on a site of the tests.
 *
 * @returns what takes it off again.
 */
export function addMustUse( site: string, name: string, php: string ): () => void {
	const file = join( site, 'wp-content/mu-plugins', name );
	writeFileSync( file, `<?php\n${ php }\n` );
	return () => rmSync( file );
}

/**
 * Removes WordPress's command palette: since 6.9 it adds about 3 MB of scripts to each admin page, which is 40% of a page's CPU
 * time in a browser. Tests of the release keep it, as a site has it.
 */
export function removeCommandPalette( site: string ): void {
	addMustUse(
		site,
		'without-command-palette.php',
		"remove_action( 'admin_enqueue_scripts', 'wp_enqueue_command_palette_assets' );"
	);
}
