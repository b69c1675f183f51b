/**
 * Adds to PHP lists written by the build and translators' tools the first line that every other file has: direct access outputs
 * nothing and does nothing.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LIST = /\.(asset|l10n)\.php$/;
const FIRST = "<?php\ndefined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;\n";

/** @param {string} folder of the plugin */
export function closeLists( folder ) {
	const names = readdirSync( folder, { recursive: true, encoding: 'utf8' } ).filter( ( name ) => LIST.test( name ) );
	for ( const name of names ) {
		const file = join( folder, name );
		const text = readFileSync( file, 'utf8' );
		if ( ! /^<\?php\s+return\b/.test( text ) ) throw new Error( `${ name } is no list.` );
		writeFileSync( file, text.replace( /^<\?php\s+/, FIRST ) );
	}
}
