import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteFolder } from '../../../tools/ci/checks/sites.mjs';
import { ACCOUNT, startApache } from '../../../tools/dev/setup/servers/apache.mjs';
import { startPhpFpm } from '../../../tools/dev/setup/servers/php-fpm.mjs';
import { copyPlugin } from '../../../tools/dev/setup/site/plugin-copy.mjs';
import { run } from '../../../tools/dev/setup/processes/processes.mjs';
import { floating, read } from '../support/journeys';
import { testOnOwnSite } from '../support/site/own-site';
import { Owner } from '../support/owner';
import { expect } from '../support/test';

const QUESTION = [ { title: 'Which tea do you drink?', type: 'text' as const } ];
const PLUGIN = 'wp-content/plugins/userfeedback';

/** Other accounts can't read the checkout, so the site and plugin are copied to a folder they own. */
const test = testOnOwnSite( 'apache', {
	dir: () =>
		ACCOUNT === null ? siteFolder( 'playwright-apache' ) : mkdtempSync( join( tmpdir(), 'userfeedback-apache-' ) ),
	serve: async ( { dir, port, servers } ) => {
		copyPlugin( dir );
		if ( ACCOUNT !== null ) await run( 'chown', [ '-R', ACCOUNT, dir ] );
		const fpm = await startPhpFpm( { dir: servers, workers: 4, account: ACCOUNT } );
		const apache = await startApache( { dir: servers, root: dir, port, socket: fpm.socket } );
		return async () => {
			await apache.stop();
			await fpm.stop();
		};
	},
} );

test.beforeEach( async ( { page, site } ) => {
	await page.goto( '/wp-admin/options-permalink.php' ); // WordPress writes the rewrite rules.
	await expect( page.getByRole( 'heading', { name: 'Permalink Settings' } ) ).toBeVisible();
	expect( readFileSync( join( site.dir, '.htaccess' ), 'utf8' ) ).toContain( 'RewriteRule . /index.php [L]' );
} );

test( 'behind Apache, answers use REST, then the collector once the site detects it', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const survey = await owner.publishAlone( 'Apache', QUESTION );
	const answer = async ( through: RegExp, text: string ): Promise< void > => {
		await visitor.context().clearCookies();
		await visitor.goto( '/sample-page/' );
		await read( visitor );
		await floating( visitor ).getByRole( 'textbox' ).fill( text );
		const stored = visitor.waitForResponse( through );
		await floating( visitor ).getByRole( 'button', { name: 'Submit' } ).click();
		expect( ( await stored ).status() ).toBe( 201 );
		await expect( floating( visitor ) ).toContainText( 'Thanks for your feedback!' );
	};

	await answer( /\/wp-json\/userfeedback\/v1\/surveys\/\d+\/responses$/, 'Green' );
	await owner.checkCollector();
	await answer( /collect\.php\?.*do=response/, 'Black' );
	await expect.poll( () => owner.answersTo( survey ) ).toEqual( [ [ 'Black' ], [ 'Green' ] ] );
} );

test( 'behind Apache, no file of the plugin outputs anything when opened directly', async ( { visitor, site } ) => {
	const files = readdirSync( join( site.dir, PLUGIN ), { recursive: true, encoding: 'utf8' } ).filter( ( file ) =>
		file.endsWith( '.php' )
	);
	expect( files.length ).toBeGreaterThan( 30 ); // Classes are combined into few files.
	const said: string[] = [];
	for ( const file of files ) {
		const answer = await visitor.request.get( `/${ PLUGIN }/${ file }` );
		const text = await answer.text();
		if ( answer.status() !== 200 || text !== '' ) said.push( `${ file } ${ String( answer.status() ) }` );
	}
	expect( said ).toEqual( [ 'includes/Widget/collect.php 405' ] ); // It accepts responses, but serves none.
} );
