/** WordPress's SQLite integration: a plugin and a drop-in that handle $wpdb's queries. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cached, unzip } from './cache.mjs';
import { run } from '../processes/processes.mjs';

/** The npm package that contains the plugin as a zip; its own dependencies are not installed. */
const CARRIER = { name: '@wp-playground/cli', version: '3.1.56' };
const PLUGIN = 'sqlite-database-integration';

async function getSqlitePlugin() {
	return cached( `${ PLUGIN }-${ CARRIER.version }`, async ( scratch ) => {
		const packed = await run( 'npm', [ 'pack', '--silent', `${ CARRIER.name }@${ CARRIER.version }` ], {
			cwd: scratch,
		} );
		await run( 'tar', [ '-xzf', join( scratch, packed.trim() ), '-C', scratch, `package/${ PLUGIN }.zip` ] );
		await unzip( join( scratch, `package/${ PLUGIN }.zip` ), scratch );
		return join( scratch, `plugin-${ PLUGIN }` );
	} );
}

/** @param {string} content the site's wp-content folder */
export async function addSqlite( content ) {
	cpSync( await getSqlitePlugin(), join( content, 'plugins', PLUGIN ), { recursive: true } );
	writeDropIn( content );
}

/**
 * Writes the drop-in. It finds the plugin relative to itself, so the site can be moved and its path may contain any character.
 *
 * @param {string} content
 */
export function writeDropIn( content ) {
	const dropIn = readFileSync( join( content, 'plugins', PLUGIN, 'db.copy' ), 'utf8' )
		.replaceAll( "'{SQLITE_IMPLEMENTATION_FOLDER_PATH}'", `__DIR__ . '/plugins/${ PLUGIN }'` )
		.replaceAll( '{SQLITE_PLUGIN}', `${ PLUGIN }/load.php` );
	writeFileSync( join( content, 'db.php' ), dropIn );
}
