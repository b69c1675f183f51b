import { existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Requests beyond this machine fail immediately. */
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

/** Chromium without its window code: it renders the same pages with a third of the CPU time. */
export const SHELL = 'chromium-headless-shell';

/** Programs that Playwright can drive, and their locations on macOS. */
const NAMES = [ 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable' ];
const APPLICATIONS = [ 'Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome' ];

/** Returns the machine's own Chromium, or the one that UF_CHROMIUM names: Playwright's browsers aren't downloaded. */
export function chromiumPath() {
	return found() ?? 'chromium';
}

/** Returns the browser for tests: the headless shell if available. */
export function testBrowserPath() {
	return shellPath() ?? chromiumPath();
}

/** Returns true if tests use the fastest browser, or a browser was chosen explicitly. */
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
 * Returns false for Ubuntu's stub, which only says that a snap must be installed.
 *
 * @param {string} file
 */
function isProgram( file ) {
	return (
		existsSync( file ) &&
		! ( statSync( file ).size < 10_000 && readFileSync( file, 'utf8' ).includes( 'snap install chromium' ) )
	);
}
