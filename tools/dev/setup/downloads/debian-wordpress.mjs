/** Gets WordPress from Debian's packages. */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { unpackFromDebian } from './debian-packages.mjs';
import { run } from '../processes/processes.mjs';

/** @type {Record<string, string | undefined>} */
export const DEBIAN_SUITES = { 7.1: 'sid', 6.8: 'trixie' };

/** WordPress links to files of the others. */
const PACKAGES = [
	'wordpress',
	'wordpress-theme-twentytwentyfive',
	'libphp-phpmailer',
	'php-getid3',
	'libjs-underscore',
	'libjs-lodash',
	'node-lodash',
	'libjs-cropper',
	'libjs-jquery-ui',
];

/**
 * @param {string} suite
 * @param {string} scratch
 * @returns {Promise<string>} the WordPress folder
 */
export async function downloadFromDebian( suite, scratch ) {
	const tree = await unpackFromDebian( suite, PACKAGES, scratch );
	const folder = join( scratch, 'wordpress' );
	await run( 'cp', [ '-rL', join( tree, 'usr/share/wordpress' ), folder ] );
	useCertificatesOfTheMachine( folder );
	return folder;
}

/** @param {string} folder */
function useCertificatesOfTheMachine( folder ) {
	const machine = '/etc/ssl/certs/ca-certificates.crt';
	const file = join( folder, 'wp-includes/certificates/ca-bundle.crt' );
	rmSync( file, { force: true } );
	if ( existsSync( machine ) ) cpSync( machine, file, { dereference: true } );
}
