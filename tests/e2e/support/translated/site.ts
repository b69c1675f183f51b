import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { makePro, STAGED } from '../../../../tools/release/release.mjs';
import { startPhpServer } from '../../../../tools/setup/servers/php-server.mjs';
import { giveLicence, runScript } from '../../../../tools/setup/site/site.mjs';
import { testOnOwnSite } from '../site/own-site';
import { installPseudo, LOCALE } from './pseudo';

/**
 * A site that speaks the language made of the template inside the zip, has the plugin as the zip has it, and was filled
 * without a Latin letter: each that is on a screen was written by the plugin, or by WordPress.
 */
export const test = testOnOwnSite( 'translated', {
	plugin: false,
	plan: 'lite',
	constants: () => ( { USERFEEDBACK_WEBHOOK_ALLOWED_HOSTS: '127.0.0.1:9' } ), // Where nobody listens.
	serve: async ( { dir, port, servers } ) => {
		const zip = makePro( servers );
		cpSync( STAGED, join( dir, 'wp-content/plugins/userfeedback' ), { recursive: true } );
		const pot = zip.entries.find( ( { name } ) => name === 'languages/userfeedback.pot' );
		installPseudo( dir, pot?.content.toString() ?? '' );
		await runScript( dir, join( import.meta.dirname, 'activate.php' ), LOCALE );
		await giveLicence( dir, 'elite' );
		await runScript( dir, join( import.meta.dirname, 'fill.php' ) );
		return ( await startPhpServer( { dir, port } ) ).stop;
	},
} );
