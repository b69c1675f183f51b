import { siteFolder } from '../../../../tools/ci/checks/sites.mjs';
import { startPhpServer } from '../../../../tools/dev/setup/servers/php-server.mjs';
import { freePort } from '../../../../tools/dev/setup/servers/ports.mjs';
import { makeSite } from '../../../../tools/dev/setup/site/site.mjs';
import { CURRENT, getWordPress } from '../../../../tools/dev/setup/downloads/wordpress.mjs';
import { logIn } from './log-in';
import { removeCommandPalette } from './must-use';

/**
 * Installs WordPress for this run and serves it on a free port until the run ends. UF_WP is its version, UF_SITE_DIR its folder
 * (see tools/ci/checks/playwright.mjs).
 */
export default async function globalSetup(): Promise< () => Promise< void > > {
	const dir = process.env[ 'UF_SITE_DIR' ] ?? siteFolder( 'playwright' );
	const port = await freePort();
	await makeSite( {
		dir,
		wp: await getWordPress( process.env[ 'UF_WP' ] ?? CURRENT ),
		database: null,
		url: `http://127.0.0.1:${ String( port ) }`,
		title: 'UserFeedback test',
		constants: { USERFEEDBACK_RATE_LIMIT: 0, USERFEEDBACK_TRUSTED_PROXIES: '127.0.0.1' },
	} );
	removeCommandPalette( dir );
	const server = await startPhpServer( { dir, port } );
	process.env[ 'UF_SITE_DIR' ] = dir;
	process.env[ 'UF_SITE_URL' ] = server.url;
	process.env[ 'UF_ADMIN_STATE' ] = await logIn( server.url, dir );
	return server.stop;
}
