/** Exits with a message if Node is too old for the other code. Uses only syntax that an old Node knows. */
import { readFileSync } from 'node:fs';

/** @type {{ engines: { node: string } }} */
const { engines } = JSON.parse( readFileSync( new URL( '../../../package.json', import.meta.url ), 'utf8' ) );
const oldest = engines.node.replace( /[^\d.]/g, '' );

if ( isOlder( process.versions.node, oldest ) ) {
	console.error( `\nThis is Node ${ process.versions.node }, and Node ${ oldest } or newer is needed.` );
	console.error(
		'\nWay out: install a newer one from https://nodejs.org/ or with your version manager, then start again.'
	);
	process.exit( 1 );
}

/**
 * @param {string} version
 * @param {string} than
 */
function isOlder( version, than ) {
	const [ major = 0, minor = 0 ] = version.split( '.' ).map( Number );
	const [ oldestMajor = 0, oldestMinor = 0 ] = than.split( '.' ).map( Number );
	return major < oldestMajor || ( major === oldestMajor && minor < oldestMinor );
}
