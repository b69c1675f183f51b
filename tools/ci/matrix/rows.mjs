/** The tested combinations. */
import { CURRENT } from '../../dev/setup/downloads/wordpress.mjs';

/** All versions that readme.txt promises, newest first. */
export const WORDPRESS = [ CURRENT, '7.0', '6.9', '6.8', '6.7', '6.6' ];

/** The same for PHP. */
export const PHP = [ '8.1', '8.2', '8.3', '8.4' ];

/** The versions in Debian's two latest releases, and so on most servers. */
export const MARIADB = [ '10.11', '11.8' ];

/**
 * One combination.
 *
 * @typedef {object} Row
 * @property {string} wordpress
 * @property {string} php
 * @property {string} database a version of MariaDB, or SQLite
 * @property {boolean} network
 */

/**
 * Combines each version with the machine's own versions of the others, which is enough to show which version has a problem; all
 * combinations would be ninety-six runs.
 *
 * @param {{ php: string, mariadb: string }} machine
 * @returns {Row[]}
 */
export function rowsOn( { php, mariadb } ) {
	const single = { wordpress: CURRENT, php, database: mariadb, network: false };
	const network = { ...single, database: 'SQLite', network: true };
	return [
		single,
		{ ...single, database: 'SQLite' },
		network,
		...others( WORDPRESS, CURRENT ).flatMap( ( wordpress ) => [
			{ ...single, wordpress },
			{ ...network, wordpress },
		] ),
		...others( PHP, php ).flatMap( ( each ) => [
			{ ...single, php: each },
			{ ...network, php: each },
		] ),
		...others( MARIADB, mariadb ).map( ( database ) => ( { ...single, database } ) ),
	];
}

/**
 * @param {string[]} versions
 * @param {string} own
 */
function others( versions, own ) {
	return versions.filter( ( version ) => version !== own );
}

/** @param {Row} row */
export function nameOf( { wordpress, php, database, network } ) {
	const server = database === 'SQLite' ? database : `MariaDB ${ database }`;
	return `WordPress ${ wordpress }, PHP ${ php }, ${ server }, ${ network ? 'network' : 'single site' }`;
}

/**
 * Selects rows whose name contains every word, so that "6.6" and "php 8.4" match only those versions.
 *
 * @param {Row[]} rows
 * @param {string[]} words
 */
export function chosen( rows, words ) {
	return rows.filter( ( row ) =>
		words.every( ( word ) => nameOf( row ).toLowerCase().includes( word.toLowerCase() ) )
	);
}
