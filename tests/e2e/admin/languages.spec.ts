import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { po } from 'gettext-parser';
import { ROOT } from '../../../tools/dev/setup/paths.mjs';
import { Owner } from '../support/owner';
import { screenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

const SCREENS = {
	surveys: '?page=userfeedback_surveys',
	deliveries: '?page=userfeedback_surveys#/deliveries',
	results: '?page=userfeedback_results',
	ratings: '?page=userfeedback_post_ratings#/settings',
	rated: '?page=userfeedback_post_ratings#/results',
	heatmaps: '?page=userfeedback_heatmaps',
	addons: '?page=userfeedback_addons',
	license: '?page=userfeedback_settings#/general',
	recorded: '?page=userfeedback_settings#/heatmaps',
	privacy: '?page=userfeedback_settings#/privacy',
};

/** Post type names, which WordPress translates. */
const OF_WORDPRESS = [ 'Posts', 'Pages' ];

const SITE = process.env[ 'UF_SITE_DIR' ] ?? '';

/** WordPress's own translations aren't installed here; the site only needs to know that the language exists, and its direction. */
function installCore( locale: string, direction: 'ltr' | 'rtl' ): () => void {
	const file = join( SITE, `wp-content/languages/${ locale }.l10n.php` );
	mkdirSync( join( SITE, 'wp-content/languages' ), { recursive: true } );
	writeFileSync(
		file,
		`<?php\nreturn array( 'messages' => array( "text direction\\x04ltr" => '${ direction }' ) );\n`
	);
	return () => rmSync( file );
}

/** Returns sentences that this language translates: none of them may appear on a screen in English. */
function englishOf( locale: string ): Set< string > {
	const { translations } = po.parse( readFileSync( join( ROOT, `languages/userfeedback-${ locale }.po` ) ) );
	const entries = Object.values( translations ).flatMap( ( ofContext ) => Object.values( ofContext ) );
	return new Set(
		entries.filter( ( { msgid, msgstr } ) => msgid && msgid !== msgstr[ 0 ] ).map( ( { msgid } ) => msgid )
	);
}

test( 'all screens use the plugin’s Arabic translation, from right to left', async ( { page } ) => {
	const takeOff = installCore( 'ar', 'rtl' );
	const owner = new Owner( page );
	const english = englishOf( 'ar' );
	try {
		await owner.speaks( 'ar' );
		const found: Record< string, string[] > = {};
		for ( const [ name, address ] of Object.entries( SCREENS ) ) {
			await page.goto( 'about:blank' ); // A new hash alone doesn't load the page.
			await page.goto( `/wp-admin/admin.php${ address }` );
			await page.locator( '#userfeedback-app h1' ).first().waitFor();
			await expect( page.locator( '#userfeedback-app [aria-busy="true"]' ) ).toHaveCount( 0 );
			await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
			await screenshot( page, `arabic-${ name }` );
			const lines = await page.locator( '#userfeedback-app' ).evaluate( ( app ) =>
				[ app, ...app.querySelectorAll( '*' ) ]
					.flatMap( ( element ) => [ ...element.childNodes ] )
					// The lists contain user content, in the language of that time.
					.filter(
						( node ) => node.nodeType === Node.TEXT_NODE && ! node.parentElement?.closest( 'tbody, option' )
					)
					.map( ( node ) => ( node.textContent ?? '' ).trim() )
			);
			expect( lines.filter( ( line ) => /\p{Script=Arabic}/u.test( line ) ).length, name ).toBeGreaterThan( 3 );
			found[ name ] = lines.filter( ( line ) => english.has( line ) && ! OF_WORDPRESS.includes( line ) );
		}
		expect( Object.entries( found ).filter( ( [ , lines ] ) => lines.length > 0 ) ).toEqual( [] );
	} finally {
		await owner.speaks( '' );
		takeOff();
	}
} );

/** Guards against: digits have no direction, so figures were on the left of their cards. */
test( 'figures begin on the right in Arabic', async ( { page } ) => {
	const takeOff = installCore( 'ar', 'rtl' );
	const owner = new Owner( page );
	await owner.publishAlone( 'A survey', [ { title: 'Why?', type: 'text' } ] );
	try {
		await owner.speaks( 'ar' );
		await page.goto( 'about:blank' );
		await page.goto( `/wp-admin/admin.php${ SCREENS.results }` );
		await page.locator( '.uf-figures__card' ).first().waitFor();
		const [ label, figure ] = await page
			.locator( '.uf-figures__card' )
			.first()
			.locator( 'dt, dd' )
			.evaluateAll( ( lines ) =>
				lines.map( ( line ) => {
					const range = document.createRange();
					range.selectNodeContents( line );
					return Math.round( range.getBoundingClientRect().right );
				} )
			);
		expect( figure ).toBe( label );
	} finally {
		await owner.speaks( '' );
		takeOff();
	}
} );

/** Guards against: titles took all room, and a reached limit made its column wider. */
test( 'visibility has room in the list of surveys, in German too', async ( { page } ) => {
	const takeOff = installCore( 'de_DE', 'ltr' );
	const owner = new Owner( page );
	await owner.publishAlone( 'A survey', [ { title: 'Why?', type: 'text' } ], {
		behavior: { max_responses: 1_000_000 },
	} );
	try {
		for ( const language of [ '', 'de_DE' ] ) {
			await owner.speaks( language );
			for ( const [ width, least ] of [
				[ 1280, 110 ],
				[ 1440, 150 ],
			] as const ) {
				await page.setViewportSize( { width, height: 900 } );
				await page.goto( 'about:blank' );
				await page.goto( `/wp-admin/admin.php${ SCREENS.surveys }` );
				const room = await page.locator( '.uf-surveys__audience' ).first().boundingBox();
				expect( room?.width, `${ language } ${ String( width ) }` ).toBeGreaterThanOrEqual( least );
			}
		}
	} finally {
		await owner.speaks( '' );
		takeOff();
	}
} );

test( 'a survey’s title has room next to the steps, in German too', async ( { page } ) => {
	const takeOff = installCore( 'de_DE', 'ltr' );
	const owner = new Owner( page );
	const { id } = await owner.publishAlone( 'A title that is much longer than one line of the header has room for', [
		{ title: 'Why?', type: 'text' },
	] );
	try {
		for ( const language of [ '', 'de_DE' ] ) {
			await owner.speaks( language );
			for ( const width of [ 1280, 1440 ] ) {
				await page.setViewportSize( { width, height: 900 } );
				await page.goto( 'about:blank' ); // A new hash alone doesn't load the page.
				await page.goto( `/wp-admin/admin.php${ SCREENS.surveys }#/edit/${ String( id ) }/publish` );
				await page.locator( '.uf-stepper' ).waitFor();
				const sizeOf = ( selector: string ) => page.locator( selector ).boundingBox();
				expect( ( await sizeOf( '.uf-title__text' ) )?.width ).toBeGreaterThanOrEqual( 240 );
				expect( ( await sizeOf( '.uf-screen__header' ) )?.height ).toBeLessThan( 80 );
			}
		}
	} finally {
		await owner.speaks( '' );
		takeOff();
	}
} );
