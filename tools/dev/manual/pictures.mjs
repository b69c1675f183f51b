/** Takes the manual's pictures on a site with a fixed date, in a browser whose clock is stopped at it. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { logIn } from '../../bench/site/log-in.mjs';
import { CURRENT, getWordPress } from '../setup/downloads/wordpress.mjs';
import { CHROMIUM_ARGS, testBrowserPath } from '../setup/machine/chromium.mjs';
import { LOCAL } from '../setup/paths.mjs';
import { SetupError } from '../setup/progress.mjs';
import { startPhpServer } from '../setup/servers/php-server.mjs';
import { makeSite, runScript } from '../setup/site/site.mjs';
import { FOLDER } from './manual.mjs';
import { openScene, pictureOf, SCENES } from './scenes.mjs';

export const PICTURES = join( FOLDER, 'pictures' );

/** Some screens show the port, so it is fixed; the lock keeps two runs apart. */
const PORT = 8699;

/** The date of all pictures. Relative times are counted from here. */
const MOMENT = '2026-11-24T10:30:00Z';
const SIZE = { width: 1280, height: 940 };
const QUALITY = 0.66;

/** Milliseconds that a screen may take on a busy machine. */
const PATIENCE = 20_000;

/** Stops the plugin's clock, its only source of the time. */
const CLOCK = `<?php
add_action( 'plugins_loaded', static function (): void {
	UserFeedback\\Plugin::get( UserFeedback\\Platform\\Clock::class )->stopAt( new DateTimeImmutable( '${ MOMENT }' ) );
}, PHP_INT_MAX );
`;

/**
 * @param {readonly string[]} wanted pages; all if none are named
 * @returns {Promise<string[]>} those whose picture has changed
 */
export async function takePictures( wanted ) {
	const { dir, url, stop } = await startSite();
	const browser = await chromium.launch( { executablePath: testBrowserPath(), args: CHROMIUM_ARGS } );
	try {
		const context = await browser.newContext( {
			baseURL: url,
			viewport: SIZE,
			reducedMotion: 'reduce',
			timezoneId: 'UTC',
			locale: 'en-US',
		} );
		await logIn( context, url );
		const page = await context.newPage();
		page.setDefaultTimeout( PATIENCE );
		await page.clock.setFixedTime( MOMENT );
		const encoder = await browser.newPage();
		const ids = idsOf( await runScript( dir, join( import.meta.dirname, 'fill.php' ) ) );
		const changed = [];
		const failed = [];
		for ( const scene of SCENES.filter( ( each ) => wanted.length === 0 || wanted.includes( each.page ) ) ) {
			try {
				await openScene( page, scene, ids );
				const picture = await asWebp( encoder, await pictureOf( page, scene ) );
				if ( keep( scene.page, picture ) ) changed.push( scene.page );
				console.log( `  ${ scene.page }` );
			} catch ( error ) {
				failed.push( `${ scene.page }: ${ error instanceof Error ? error.message : String( error ) }` );
			}
		}
		if ( failed.length > 0 ) throw new SetupError( failed.join( '\n' ), 'mend tools/dev/manual/scenes.mjs.' );
		if ( wanted.length === 0 ) forgetOthers();
		return changed;
	} finally {
		await browser.close();
		await stop();
	}
}

async function startSite() {
	const dir = join( LOCAL, 'sites/manual' );
	const url = `http://127.0.0.1:${ String( PORT ) }`;
	const constants = { USERFEEDBACK_RATE_LIMIT: 0 };
	await makeSite( {
		dir,
		wp: await getWordPress( CURRENT ),
		database: null,
		url,
		title: 'Paper and ink',
		constants,
	} );
	writeFileSync( join( dir, 'wp-content/mu-plugins/stopped-clock.php' ), CLOCK );
	await runScript( dir, join( import.meta.dirname, '../demo/fill.php' ), '1500' );
	const { stop } = await startPhpServer( { dir, port: PORT } );
	return { dir, url, stop };
}

/** @param {string} printed */
function idsOf( printed ) {
	/** @type {unknown} */
	const ids = JSON.parse( printed );
	return /** @type {Record<'floating' | 'placed' | 'page', number>} */ ( ids );
}

/**
 * Encodes with Chromium's own encoder: half the bytes of a PNG, reproducible output, and no extra package.
 *
 * @param {import('playwright').Page} encoder an empty page
 * @param {Buffer} png
 */
async function asWebp( encoder, png ) {
	const base64 = await encoder.evaluate(
		async ( [ source, quality ] ) => {
			const picture = new Image();
			picture.src = `data:image/png;base64,${ source }`;
			await picture.decode();
			const canvas = document.createElement( 'canvas' );
			canvas.width = picture.width;
			canvas.height = picture.height;
			canvas.getContext( '2d' )?.drawImage( picture, 0, 0 );
			return canvas.toDataURL( 'image/webp', quality ).replace( /^.*,/, '' );
		},
		/** @type {const} */ ( [ png.toString( 'base64' ), QUALITY ] )
	);
	return Buffer.from( base64, 'base64' );
}

/**
 * @param {string} name of its page
 * @param {Buffer} picture
 * @returns {boolean} true if it has changed
 */
function keep( name, picture ) {
	const file = join( PICTURES, `${ name }.webp` );
	if ( existsSync( file ) && readFileSync( file ).equals( picture ) ) return false;
	mkdirSync( PICTURES, { recursive: true } );
	writeFileSync( file, picture );
	return true;
}

function forgetOthers() {
	const known = SCENES.map( ( { page } ) => `${ page }.webp` );
	for ( const file of readdirSync( PICTURES ).filter( ( each ) => ! known.includes( each ) ) )
		rmSync( join( PICTURES, file ) );
}
