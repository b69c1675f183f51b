import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { startPhpServer } from '../../../tools/dev/setup/servers/php-server.mjs';
import { giveLicense } from '../../../tools/dev/setup/site/site.mjs';
import { Owner } from '../support/owner';
import { screenshot } from '../support/screenshot';
import { addMustUse } from '../support/site/must-use';
import { testOnOwnSite } from '../support/site/own-site';
import { expect } from '../support/test';
import { ask, expectSilence, readAnswer } from './ask-visitor';
import { deleteFromList, has, left } from './leftovers';
import { answerWithoutBreak } from './load';
import { activate, install, madeFreeZip, madeZip, replace } from './uploading';

const test = testOnOwnSite( `free-${ process.env[ 'UF_WP' ] ?? 'now' }`, {
	plugin: false,
	plan: 'lite',
	serve: async ( { dir, port, servers } ) => {
		mkdirSync( servers, { recursive: true } );
		addMustUse(
			dir,
			'asked.php',
			`add_filter( 'pre_http_request', static function ( $answer, $args, $url ) {
	foreach ( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) as $call ) {
		if ( str_contains( $call['file'] ?? '', '/plugins/userfeedback/' ) && ! str_contains( $url, '//127.0.0.1' ) ) {
			file_put_contents( WP_CONTENT_DIR . '/../asked.log', $url . "\\n", FILE_APPEND );
		}
	}
	return str_contains( $url, '//127.0.0.1' ) ? $answer : new WP_Error( 'outside', 'Nobody is out there.' );
}, PHP_INT_MAX, 3 );`
		);
		return ( await startPhpServer( { dir, port } ) ).stop;
	},
} );

/** Collects URLs outside this site that a browser requests; user avatars in wp-admin come from WordPress. */
function noteStrange( page: Page, strange: string[] ): void {
	page.on( 'request', ( request ) => {
		const { protocol, hostname } = new URL( request.url() );
		if ( protocol.startsWith( 'http' ) && hostname !== '127.0.0.1' && ! hostname.endsWith( '.gravatar.com' ) )
			strange.push( request.url() );
	} );
}

/** Returns the site's stored data by table; see stored.php. */
function stored( dir: string ): Record< string, unknown > {
	const script = join( import.meta.dirname, '../support/site/stored.php' );
	return JSON.parse( execFileSync( 'php', [ script, dir ], { encoding: 'utf8' } ) ) as Record< string, unknown >;
}

/** Data that an owner created and visitors submitted; all other data is derived from it. */
const KEPT = [ 'surveys', 'responses', 'daily', 'daily_answers', 'texts', 'shares', 'jobs', 'destinations', 'options' ];

function kept( dir: string ): Record< string, unknown > {
	const all = stored( dir );
	return Object.fromEntries( KEPT.map( ( name ) => [ name, all[ name ] ] ) );
}

interface Index {
	routes: Record< string, { methods: string[] } >;
}

test( 'the free edition installs, takes answers, contacts nobody, and deletes its data', async ( {
	page,
	visitor,
	site,
} ) => {
	const strange: string[] = [];
	noteStrange( page, strange );
	noteStrange( visitor, strange );
	await page.goto( '/wp-admin/plugins.php' );
	const before = has( site.dir );
	const zip = madeFreeZip( site.servers );
	await install( page, zip );
	await activate( page );
	await screenshot( page, 'free-first-screen' );

	await ask( page, visitor, 'From the directory' );
	await readAnswer( page, 'From the directory' );
	await screenshot( page, 'free-results' );

	await test.step( 'it has no route, page or action of the features it lacks, and the others respond', async () => {
		const index = ( await ( await page.request.get( '/wp-json/userfeedback/v1' ) ).json() ) as Index;
		const routes = Object.keys( index.routes );
		expect( routes.filter( ( route ) => LEFT.test( route ) ) ).toEqual( [] );
		expect( routes.length ).toBeGreaterThan( 40 );
		const nonce = await ( await page.request.get( '/wp-admin/admin-ajax.php?action=rest-nonce' ) ).text();
		const failed: string[] = [];
		for ( const [ route, { methods } ] of Object.entries( index.routes ) ) {
			if ( ! methods.includes( 'GET' ) ) continue;
			const path = route.replace( /\(\?P<\w+>[^)]*\)/g, '1' );
			const answer = await page.request.get( `/wp-json${ path }`, { headers: { 'X-WP-Nonce': nonce } } );
			if ( answer.status() >= 500 || ( await answer.text() ).includes( 'userfeedback_upgrade' ) )
				failed.push( `${ path } ${ String( answer.status() ) }` );
		}
		expect( failed ).toEqual( [] );
		for ( const slug of [ 'post_ratings', 'heatmaps', 'addons' ] )
			expect( ( await page.request.get( `/wp-admin/admin.php?page=userfeedback_${ slug }` ) ).status() ).toBe(
				403
			);
		for ( const action of [ 'verify_license', 'install_addon', 'google_sheets_get_auth_url' ] )
			expect(
				( await page.request.post( `/wp-admin/admin-ajax.php?action=userfeedback_${ action }` ) ).status()
			).toBe( 400 );
	} );
	await expectSilence( visitor, zip );

	await page.request.get( '/wp-cron.php' );
	const asked = join( site.dir, 'asked.log' );
	expect( existsSync( asked ) ? readFileSync( asked, 'utf8' ) : '', 'what the server asked others' ).toBe( '' );
	expect( strange, 'what browsers asked others' ).toEqual( [] );

	await new Owner( page ).saveSettings( { remove_data_on_uninstall: true } );
	await deleteFromList( page );
	expect( left( has( site.dir ), before ) ).toEqual( [] );
} );

/** Routes that the free edition lacks. */
const LEFT = /heatmap|post-ratings|posts\/|drafting|ai-summary|themes|exports|webhooks|google|fonts|usage/;

test( 'switching between the free and full editions loses nothing while visitors answer', async ( { page, site } ) => {
	const [ free, pro ] = [ madeFreeZip( site.servers ), madeZip( site.servers ) ];
	const owner = new Owner( page );
	await install( page, free );
	await activate( page );
	const survey = await owner.publish( 'In both', [ { title: 'Which tea do you drink?', type: 'text' } ] );
	await owner.saveSettings( { summaries_disabled: true, ip_storage: 'none' } );
	await owner.checkCollector();
	const first = kept( site.dir );

	await test.step( 'to the full edition', async () => {
		await replace( page, pro );
		await page.goto( '/wp-admin/admin.php?page=userfeedback_surveys' );
		await expect( page.getByRole( 'row', { name: /In both/ } ) ).toContainText( 'Published' );
		expect( kept( site.dir ) ).toEqual( first );
	} );

	await giveLicense( site.dir, 'elite' );
	const scored = await owner.publish(
		'With a score',
		[
			{ title: 'Would you recommend us?', type: 'nps' },
			{ title: 'Why?', type: 'text' },
		],
		{
			targeting: { devices: [ 'desktop' ], pages: 'all', page_rules: [] },
			behavior: { timing: 'delay', timing_delay: 20 },
		},
		'nps'
	);
	const manifest = await owner.manifest();
	expect( manifest.surveys.map( ( { id } ) => id ) ).toContain( scored.id );
	const nonce = manifest.surveys.find( ( { id } ) => id === survey.id )?.nonce ?? '';
	const load = answerWithoutBreak( site.url, survey, nonce );
	const rich = kept( site.dir );

	await test.step( 'back to the free edition', async () => {
		await replace( page, free );
		expect(
			( await owner.manifest() ).surveys.map( ( { id } ) => id ),
			'what visitors may see'
		).toEqual( [ survey.id ] );
		const listed = await owner.survey( scored.id );
		expect( listed.missing_parts ).toEqual( [ 'extra-question-types', 'behavior' ] );
		expect( listed.questions.map( ( { type } ) => type ) ).toEqual( [ 'nps', 'text' ] );
		await expect( owner.rename( listed, 'Lost' ) ).rejects.toThrow( /Your edition doesn\\u2019t include/ );
		await page.goto( '/wp-admin/admin.php?page=userfeedback_surveys' );
		await expect( page.getByRole( 'row', { name: /With a score/ } ) ).toBeVisible();
		await screenshot( page, 'free-after-full' );
		const now = kept( site.dir );
		expect( now[ 'surveys' ] ).toEqual( rich[ 'surveys' ] );
		expect( now[ 'options' ] ).toEqual( rich[ 'options' ] );
	} );

	await test.step( 'and to the full edition again', async () => {
		await replace( page, pro );
		const now = kept( site.dir );
		expect( now[ 'surveys' ] ).toEqual( rich[ 'surveys' ] );
		expect( now[ 'options' ] ).toEqual( rich[ 'options' ] );
		expect( ( await owner.manifest() ).surveys.map( ( { id } ) => id ) ).toContain( scored.id );
	} );

	const acknowledged = await load.stop();
	expect( acknowledged.length ).toBeGreaterThan( 10 );
	await expect.poll( () => owner.responsesTo( survey ) ).toBe( acknowledged.length );
} );
