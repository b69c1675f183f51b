import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { offerOf, signed } from '../../../tools/release/sign.mjs';
import { freePort } from '../../../tools/dev/setup/servers/ports.mjs';
import { startPhpServer } from '../../../tools/dev/setup/servers/php-server.mjs';
import { makeKeyPair } from '../../../tools/dev/setup/site/license.mjs';
import { Owner } from '../support/owner';
import { screenshot } from '../support/screenshot';
import { addMustUse } from '../support/site/must-use';
import { testOnOwnSite } from '../support/site/own-site';
import { expect } from '../support/test';
import { ask, expectSilence, readAnswer } from './ask-visitor';
import { deleteFromList, has, left } from './leftovers';
import { answerWithoutBreak } from './load';
import { activate, install, madeZip, newerZip, upload, versionInstalled } from './uploading';

const RELEASES = await freePort();
const NEWER = '98.0.0';
const NEWEST = '99.0.0';

const test = testOnOwnSite( `release-${ process.env[ 'UF_WP' ] ?? 'now' }`, {
	plugin: false,
	plan: 'lite',
	constants: () => ( { USERFEEDBACK_UPDATE_URL: `http://127.0.0.1:${ String( RELEASES ) }/userfeedback-pro.json` } ),
	serve: async ( { dir, port, servers } ) => {
		mkdirSync( servers, { recursive: true } );
		const key = await makeKeyPair( `${ dir }.releases` );
		addMustUse(
			dir,
			'releases.php',
			`define( 'USERFEEDBACK_RELEASE_PUBLIC_KEY', '${ key }' );
// WordPress's directory is not here: it has nothing to say of this plugin.
add_filter( 'pre_http_request', static fn( $answer, $args, $url ) => str_contains( $url, '//api.wordpress.org/plugins/update-check' )
	? array( 'response' => array( 'code' => 200 ), 'body' => '{"plugins":[],"no_update":[],"translations":[]}' ) : $answer, 10, 3 );`
		);
		return ( await startPhpServer( { dir, port } ) ).stop;
	},
} );

test( 'an owner uploads the zip, collects an answer, reads it, and deletes everything', async ( {
	page,
	visitor,
	site,
} ) => {
	await page.goto( '/wp-admin/plugins.php' ); // Data that WordPress stores itself.
	const before = has( site.dir );
	const zip = madeZip( site.servers );

	await install( page, zip );
	const took = await activate( page );
	test.info().annotations.push( { type: 'first screen after activation', description: `${ String( took ) } ms` } );
	await screenshot( page, 'release-first-screen' );

	await ask( page, visitor, 'From a zip' );
	await readAnswer( page, 'From a zip' );
	await expectSilence( visitor, zip );

	await new Owner( page ).saveSettings( { remove_data_on_uninstall: true } );
	await deleteFromList( page );
	expect( left( has( site.dir ), before ) ).toEqual( [] );
} );

test( 'an update, uploaded or found by WordPress, loses nothing while visitors answer', async ( { page, site } ) => {
	const zip = madeZip( site.servers );
	await install( page, zip );
	await activate( page );
	const owner = new Owner( page );
	const survey = await owner.publish( 'Under load', [ { title: 'Which tea do you drink?', type: 'text' } ] );
	await owner.checkCollector();
	const manifest = ( await ( await page.request.get( '/wp-json/userfeedback/v1/widget/manifest' ) ).json() ) as {
		surveys: { id: number; nonce: string }[];
	};
	const nonce = manifest.surveys.find( ( { id } ) => id === survey.id )?.nonce ?? '';
	const load = answerWithoutBreak( site.url, survey, nonce );

	await test.step( 'uploaded', async () => {
		await upload( page, newerZip( zip, NEWER, site.servers ) );
		await page.getByRole( 'link', { name: /Replace (current|installed) with uploaded/ } ).click();
		await expect( page.getByText( 'Plugin updated successfully.' ) ).toBeVisible( { timeout: 60_000 } );
		expect( versionInstalled( site.dir ) ).toBe( NEWER );
	} );
	await test.step( 'found by WordPress', async () => {
		const newest = newerZip( zip, NEWEST, site.servers );
		const key = Buffer.from( readFileSync( `${ site.dir }.releases.license-key`, 'utf8' ).trim(), 'hex' );
		const address = `http://127.0.0.1:${ String( RELEASES ) }`;
		const server = createServer( ( request, answer ) => {
			answer.end(
				request.url === '/userfeedback-pro.json'
					? signed( { ...offerOf( newest, `${ address }/new.zip` ), version: NEWEST }, key )
					: newest.bytes
			);
		} ).listen( RELEASES, '127.0.0.1' );
		await once( server, 'listening' );
		expect( ( server.address() as AddressInfo ).port ).toBe( RELEASES );
		try {
			await page.goto( '/wp-admin/update-core.php?force-check=1' );
			await page.goto( '/wp-admin/plugins.php' );
			await expect( page.getByText( /There is a new version of UserFeedback available/ ) ).toBeVisible();
			await screenshot( page, 'release-update-offered' );
			await page.getByRole( 'link', { name: /Update UserFeedback now|update now/ } ).click();
			await expect(
				page.locator( '.plugin-update-tr .updated-message, .update-message.updated-message' )
			).toContainText( 'Updated!', { timeout: 60_000 } );
			expect( versionInstalled( site.dir ) ).toBe( NEWEST );
		} finally {
			server.close();
		}
	} );

	const acknowledged = await load.stop();
	await expect.poll( () => owner.responsesTo( survey ) ).toBe( acknowledged.length );
	expect( new Set( acknowledged ).size ).toBe( acknowledged.length );
	await page.goto( '/wp-admin/plugins.php' );
	await expect( page.locator( 'tr[data-plugin="userfeedback/userfeedback.php"].active' ) ).toBeVisible();
} );
