/** Signs the file that sites request to look for an update: the offered version, and a signature over all of it. */
import { createHash, createPrivateKey, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SetupError } from '../dev/setup/progress.mjs';
import { ROOT } from '../dev/setup/paths.mjs';
import { changelogSection, releasesOf } from './text/changelog.mjs';
import { versionOf } from './version.mjs';

/** Prefix of the signed text, so that no other text signed with this key passes for an update. */
const PURPOSE = 'userfeedback update 1\n';

/** Prefix of Ed25519 keys in their usual format (RFC 8410); bin/license stores only the bytes. */
const PKCS8 = Buffer.from( '302e020100300506032b657004220420', 'hex' );

/**
 * @param {{ file: string, bytes: Buffer, entries: import('./zip.mjs').Entry[] }} zip
 * @param {{ private?: string, package?: string }} given the file of the private key, and the zip's future URL
 * @returns {string} the file, next to the zip
 */
export function signOffer( zip, given ) {
	const address = given.package ?? '';
	if ( ! /^https:\/\/[^\s/]+\/\S+$/.test( address ) )
		throw new SetupError( 'Where will the zip be?', 'give its address: --package https://…/userfeedback-pro.zip' );
	const file = join( dirname( zip.file ), 'userfeedback-pro.json' );
	writeFileSync( file, signed( offerOf( zip, address ), privateKey( given.private ?? '' ) ) );
	return file;
}

/**
 * @param {{ bytes: Buffer, entries: import('./zip.mjs').Entry[] }} zip
 * @param {string} address of the zip
 */
export function offerOf( zip, address ) {
	const header = zip.entries.find( ( { name } ) => name === 'userfeedback.php' )?.content.toString() ?? '';
	const readme = zip.entries.find( ( { name } ) => name === 'readme.txt' )?.content.toString() ?? '';
	const version = versionOf();
	const releases = releasesOf( readFileSync( join( ROOT, 'CHANGELOG.md' ), 'utf8' ), version );
	return {
		plugin: 'userfeedback',
		version,
		requires: /Requires at least: +(\S+)/.exec( header )?.[ 1 ] ?? '',
		requires_php: /Requires PHP: +(\S+)/.exec( header )?.[ 1 ] ?? '',
		tested: /Tested up to: (\S+)/.exec( readme )?.[ 1 ] ?? '',
		package: address,
		size: zip.bytes.length,
		sha256: createHash( 'sha256' ).update( zip.bytes ).digest( 'hex' ),
		changes: changelogSection( releases.slice( 0, 1 ) ).slice( 0, 4000 ),
	};
}

/**
 * @param {Record<string, unknown>} offer
 * @param {Buffer} key 64 bytes: the private key and then the public key
 */
export function signed( offer, key ) {
	const text = JSON.stringify( offer );
	const privateHalf = createPrivateKey( {
		key: Buffer.concat( [ PKCS8, key.subarray( 0, 32 ) ] ),
		format: 'der',
		type: 'pkcs8',
	} );
	const signature = sign( null, Buffer.from( PURPOSE + text ), privateHalf );
	return `${ JSON.stringify( { offer: text, signature: signature.toString( 'base64' ) } ) }\n`;
}

/** @param {string} file that `bin/license keypair` wrote */
function privateKey( file ) {
	const hex = file === '' ? '' : readFileSync( file, 'utf8' ).trim();
	if ( ! /^[0-9a-f]{128}$/.test( hex ) )
		throw new SetupError(
			'There is no private key.',
			'make one with bin/license keypair --private FILE, and give that file: --private FILE'
		);
	return Buffer.from( hex, 'hex' );
}
