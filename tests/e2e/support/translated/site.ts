import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRO } from '../../../../tools/release/editions/edition.mjs';
import { makePro, stagedOf } from '../../../../tools/release/release.mjs';
import { startPhpServer } from '../../../../tools/setup/servers/php-server.mjs';
import { giveLicence, runScript } from '../../../../tools/setup/site/site.mjs';
import { testOnOwnSite } from '../site/own-site';
import { installPseudo, LOCALE } from './pseudo';

/** What it was filled with, by its id. */
interface Filled {
	/** A survey with a question of each type, and answers. */
	many: number;
	/** One that asks who would recommend. */
	nps: number;
	/** One whose answers are told to somebody. */
	told: number;
	post: number;
	page: number;
}

const FILLED = '.filled.json';

/**
 * A site that speaks the language made of the template inside the zip, has the plugin as the zip has it, and was filled
 * without a Latin letter: each that is on a screen was written by the plugin, or by WordPress.
 */
const onSite = testOnOwnSite( 'translated', {
	plugin: false,
	plan: 'lite',
	constants: () => ( { USERFEEDBACK_WEBHOOK_ALLOWED_HOSTS: '127.0.0.1:9' } ), // Where nobody listens.
	serve: async ( { dir, port, servers } ) => {
		const zip = makePro( servers );
		cpSync( stagedOf( PRO ), join( dir, 'wp-content/plugins/userfeedback' ), { recursive: true } );
		const pot = zip.entries.find( ( { name } ) => name === 'languages/userfeedback.pot' );
		installPseudo( dir, pot?.content.toString() ?? '' );
		await runScript( dir, join( import.meta.dirname, 'activate.php' ), LOCALE );
		await giveLicence( dir, 'elite' );
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
