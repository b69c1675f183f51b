/**
 * Collects all translatable strings into languages/userfeedback.pot, the file that translators start from.
 *
 * `node tools/release/pot/pot.mjs` writes; `node tools/release/pot/pot.mjs --check` compares and exits 1 if the file differs. Both exit 1 and
 * write nothing if a string can't be translated: its text or domain is not a literal, or no comment explains its placeholders.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtScripts } from './built-scripts.mjs';
import { collect } from './collect.mjs';
import { pluginHeader } from './plugin-header.mjs';
import { potFile } from './pot-file.mjs';
import { readPhp } from './read-php.mjs';
import { readTypeScript } from './read-typescript.mjs';
import { phpSources, typeScriptSources } from './sources.mjs';
import { ROOT } from '../../dev/setup/paths.mjs';

const NAME = 'languages/userfeedback.pot';
const target = join( ROOT, NAME );

const { messages, problems } = collect(
	[ pluginHeader(), ...readPhp( phpSources() ), ...typeScriptSources().map( readTypeScript ) ],
	builtScripts()
);
for ( const problem of problems ) console.error( problem );

if ( problems.length > 0 ) {
	process.exitCode = 1;
} else if ( process.argv.includes( '--check' ) ) {
	check( potFile( messages ) );
} else {
	mkdirSync( dirname( target ), { recursive: true } );
	writeFileSync( target, potFile( messages ) );
	console.log( `${ NAME }: ${ messages.length } strings.` );
}

/** @param {string} fresh */
function check( fresh ) {
	if ( fresh !== read() ) {
		console.error( `${ NAME } is not what the sources say. Run: npm run pot` );
		process.exitCode = 1;
		return;
	}
	console.log( `${ NAME } is fresh.` );
}

function read() {
	try {
		return readFileSync( target, 'utf8' );
	} catch {
		return '';
	}
}
