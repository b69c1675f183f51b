import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRO } from '../../../../tools/release/editions/edition.mjs';
import { makePro, stagedOf } from '../../../../tools/release/release.mjs';
import { ROOT } from '../../../../tools/dev/setup/paths.mjs';
import { startPhpServer } from '../../../../tools/dev/setup/servers/php-server.mjs';
import { giveLicense, runScript } from '../../../../tools/dev/setup/site/site.mjs';
import { testOnOwnSite } from '../site/own-site';
import { installPseudo, LOCALE } from './pseudo';

/** IDs of the test data. */
interface Filled {
	/** A survey with a question of each type, and answers. */
	many: number;
	/** An NPS survey. */
	nps: number;
	/** A survey with notifications. */
	told: number;
	post: number;
	page: number;
}

const FILLED = '.filled.json';

/**
 * A site in the language built from the template, with the zip's plugin and data without Latin letters: any Latin letter
 * on a screen was written by the plugin, or by WordPress.
 */
const onSite = testOnOwnSite( 'translated', {
	plugin: false,
	plan: 'lite',
	constants: () => ( { USERFEEDBACK_WEBHOOK_ALLOWED_HOSTS: '127.0.0.1:9' } ), // A port without a server.
	serve: async ( { dir, port, servers } ) => {
		makePro( servers );
		cpSync( stagedOf( PRO ), join( dir, 'wp-content/plugins/userfeedback' ), { recursive: true } );
		installPseudo( dir, readFileSync( join( ROOT, 'languages/userfeedback.pot' ), 'utf8' ) );
		await runScript( dir, join( import.meta.dirname, 'activate.php' ), LOCALE );
		await giveLicense( dir, 'elite' );
		const filled = execFileSync( 'php', [ join( import.meta.dirname, 'fill.php' ), dir ], { encoding: 'utf8' } );
		writeFileSync( join( dir, FILLED ), filled );
		return ( await startPhpServer( { dir, port } ) ).stop;
	},
} );

export const test = onSite.extend< { filled: Filled } >( {
	filled: async ( { site }, use ) => {
		await use( JSON.parse( readFileSync( join( site.dir, FILLED ), 'utf8' ) ) as Filled );
	},
} );
