/** A separate key pair for a site, and the license it issues. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { run } from '../processes/processes.mjs';

export const PLANS = /** @type {const} */ ( [ 'lite', 'plus', 'pro', 'elite' ] );

/** @typedef {typeof PLANS[number]} Plan */

/**
 * Makes a new key pair.
 *
 * @param {string} dir the site's folder
 * @returns {Promise<string>} the public key
 */
export async function makeKeyPair( dir ) {
	rmSync( privateKeyOf( dir ), { force: true } );
	return ( await license( 'keypair', '--private', privateKeyOf( dir ) ) ).trim();
}

/**
 * @param {string} dir
 * @param {Exclude<Plan, 'lite'>} plan
 * @param {{ network?: boolean, expires?: string }} [options] network: for all sites of a network; expires: a date
 */
export async function issueLicense( dir, plan, { network = false, expires = 'never' } = {} ) {
	const kind = [ '--site', 'any', ...( network ? [ '--network' ] : [] ), '--expires', expires ];
	const key = await license( 'issue', '--plan', plan, ...kind, '--private', privateKeyOf( dir ) );
	return key.trim();
}

/**
 * Returns the private key's path: next to the site's folder, where no web server serves it. Tests read it there.
 *
 * @param {string} dir
 */
function privateKeyOf( dir ) {
	return `${ dir }.license-key`;
}

/** @param {string[]} args */
function license( ...args ) {
	return run( 'php', [ join( ROOT, 'bin/license' ), ...args ] );
}
