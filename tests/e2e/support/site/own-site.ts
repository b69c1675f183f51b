import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '../../../../tools/ci/checks/sites.mjs';
import { LOCAL } from '../../../../tools/dev/setup/paths.mjs';
import { freePort } from '../../../../tools/dev/setup/servers/ports.mjs';
import type { Plan } from '../../../../tools/dev/setup/site/license.mjs';
import { makeSite, pluginProblems } from '../../../../tools/dev/setup/site/site.mjs';
import { CURRENT, getWordPress } from '../../../../tools/dev/setup/downloads/wordpress.mjs';
import { logIn } from './log-in';
import { removeCommandPalette } from './must-use';
import { expect, test } from '../test';

/** A WordPress that isn't served yet. */
export interface UnservedSite {
	dir: string;
	port: number;
	/** Folder for its servers' configuration and logs. */
	servers: string;
}

interface Options {
	/** Path, if not with the others. */
	dir?: () => string;
	/** License plan; elite by default. */
	plan?: Plan;
	/** False: a WordPress that never had the plugin. */
	plugin?: boolean;
	/** A multisite network in subfolders, with the plugin network-activated. */
	multisite?: boolean;
	constants?: ( site: UnservedSite ) => Record< string, string >;
	/** Serves it at 127.0.0.1 and its port; returns a function that stops it. */
	serve: ( site: UnservedSite ) => Promise< () => Promise< void > >;
}

interface Served {
	site: UnservedSite & { url: string };
	state: string;
}

/** The test of support/test.ts on a separate site, behind separate servers, for all tests of a file or describe. */
export function testOnOwnSite(
	name: string,
	{ dir: folder, plan = 'elite', plugin = true, multisite = false, constants, serve }: Options
) {
	return test.extend< { site: Served[ 'site' ] }, { served: Served } >( {
		served: [
			// eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures wanted from this pattern
			async ( {}, use ) => {
				const site: UnservedSite = {
					dir: folder?.() ?? siteFolder( `playwright-${ name }` ),
					port: await freePort(),
					servers: join( LOCAL, 'test/servers', name ),
				};
				const { dir } = site;
				const url = `http://127.0.0.1:${ String( site.port ) }`;
				rmSync( site.servers, { recursive: true, force: true } );
				await makeSite( {
					dir,
					wp: await getWordPress( process.env[ 'UF_WP' ] ?? CURRENT ),
					database: null,
					url,
					title: `UserFeedback test behind ${ name }`,
					plan,
					plugin,
					multisite,
					constants: { USERFEEDBACK_RATE_LIMIT: 0, ...constants?.( site ) },
				} );
				if ( plugin ) removeCommandPalette( dir );
				const stop = await serve( site );
				try {
					await use( { site: { ...site, url }, state: await logIn( url, dir ) } );
				} finally {
					await stop();
				}
				expect( pluginProblems( dir ), 'what the site’s debug.log says of our code' ).toEqual( [] );
				rmSync( dir, { recursive: true, force: true } );
			},
			{ scope: 'worker', timeout: 240_000 },
		],
		site: async ( { served }, use ) => {
			await use( served.site );
		},
		baseURL: async ( { served }, use ) => {
			await use( served.site.url );
		},
		storageState: async ( { served }, use ) => {
			await use( served.state );
		},
	} );
}
