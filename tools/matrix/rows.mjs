/** What is run beside what. */
import { CURRENT } from '../setup/downloads/wordpress.mjs';

/** All that readme.txt promises, newest first. */
export const WORDPRESS = [ CURRENT, '7.0', '6.9', '6.8', '6.7', '6.6' ];

/** The same of PHP. */
export const PHP = [ '8.1', '8.2', '8.3', '8.4' ];

/** What Debian's two last releases have, and with them most servers. */
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
 * Each version beside the ones that the machine has, which is where a version shows that something is wrong: not each
 * version beside each other, which would be ninety-six runs.
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
 * Each word must be in a row's name, so that "6.6" and "php 8.4" choose what they seem to.
 *
 * @param {Row[]} rows
 * @param {string[]} words
 */
export function chosen( rows, words ) {
	return rows.filter( ( row ) =>
		words.every( ( word ) => nameOf( row ).toLowerCase().includes( word.toLowerCase() ) )
	);
}
