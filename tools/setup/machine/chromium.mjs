import { existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A page that asks for anything beyond this machine fails at once. */
export const CHROMIUM_ARGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--host-resolver-rules=MAP localhost 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** Chromium without what only a window needs: it draws the same pages for a third of the processor's time. */
export const SHELL = 'chromium-headless-shell';

/** Programs that Playwright can drive, and where macOS keeps them. */
const NAMES = [ 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable' ];
const APPLICATIONS = [ 'Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome' ];

/** The machine's own Chromium, or the one that UF_CHROMIUM names: Playwright's browsers are not downloaded. */
export function chromiumPath() {
	return found() ?? 'chromium';
}

/** What tests are run in: the shell where there is one. */
export function testBrowserPath() {
	return shellPath() ?? chromiumPath();
}

/** Whether tests have the browser that costs them least, or somebody chose another. */
export function hasTestBrowser() {
	return shellPath() !== undefined;
}

export function hasChromium() {
	return found() !== undefined;
}

function shellPath() {
	return named() ?? inPath( [ SHELL ] );
}

function found() {
	if ( process.env[ 'UF_CHROMIUM' ] ) return named();
	return inPath( NAMES ) ?? APPLICATIONS.map( ( name ) => join( '/Applications', name ) ).find( isProgram );
}

function named() {
	const path = process.env[ 'UF_CHROMIUM' ];
	return path && existsSync( path ) ? path : undefined;
}

/** @param {string[]} names */
function inPath( names ) {
	const folders = ( process.env[ 'PATH' ] ?? '' ).split( delimiter );
	return names.flatMap( ( name ) => folders.map( ( folder ) => join( folder, name ) ) ).find( isProgram );
}

/**
 * Ubuntu's own file only says that a snap would have to be installed.
 *
 * @param {string} file
 */
function isProgram( file ) {
	return (
		existsSync( file ) &&
		! ( statSync( file ).size < 10_000 && readFileSync( file, 'utf8' ).includes( 'snap install chromium' ) )
	);
}
