/**
 * Builds assets/fonts/catalog.json: Google's font families for text, each with its upright weights, as a range of hundreds or
 * one by one. Run it after an update of the package that provides the list. `--check` exits 1 if the file is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../dev/setup/paths.mjs';

const FILE = join( ROOT, 'assets/fonts/catalog.json' );
const SOURCE = join( ROOT, 'node_modules/google-fonts-complete/google-fonts.json' );

/** Families of icons, bars, and black lines, which can't show readable questions. */
const NOT_FOR_TEXT = /Barcode|Emoji|Icons|Symbols|Redacted|^Flow |Wavefont|Linefont/;

const made = `{\n${ entries().join( ',\n' ) }\n}\n`;
if ( process.argv.includes( '--check' ) ) {
	if ( readFileSync( FILE, 'utf8' ) !== made ) {
		console.error( 'assets/fonts/catalog.json is not what `npm run fonts` makes.' );
		process.exitCode = 1;
	}
} else {
	writeFileSync( FILE, made );
}

/** Text has weight 400 by default, so families without it are left out. */
function entries() {
	/** @type {Record<string, { category: string, variants: { normal?: Record<string, unknown> } }>} */
	const all = JSON.parse( readFileSync( SOURCE, 'utf8' ) );
	return Object.entries( all )
		.filter( ( [ name, { category } ] ) => category !== 'icon' && ! NOT_FOR_TEXT.test( name ) )
		.map( ( [ name, { variants } ] ) => ( { name, weights: Object.keys( variants.normal ?? {} ).map( Number ) } ) )
		.filter( ( { weights } ) => weights.includes( 400 ) )
		.sort( ( a, b ) => ( a.name < b.name ? -1 : 1 ) )
		.map( ( { name, weights } ) => `${ JSON.stringify( name ) }:"${ span( weights.sort( ( a, b ) => a - b ) ) }"` );
}

/** @param {number[]} weights */
function span( weights ) {
	const first = weights[ 0 ] ?? 400;
	const last = weights.at( -1 ) ?? 400;
	const isWhole = weights.length > 2 && weights.length === ( last - first ) / 100 + 1;
	return isWhole ? `${ first }-${ last }` : weights.join();
}
