/**
 * Into which built scripts a source file goes. WordPress's tools make one file of translations for each script that a
 * string names (`wp i18n make-json`), and the site looks for it by the script's path.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ROOT } from '../setup/paths.mjs';

/** The app's lazy screens go with its first script: includes/Admin/ScriptTranslations.php hands all out at once. */
const ENTRIES = {
	'build/admin/index.js': 'src/index.tsx',
	'build/editor/block.js': 'src/features/editor/survey-block/index.tsx',
	'build/editor/panel.js': 'src/features/editor/page-panel/index.tsx',
	'build/editor/results.js': 'src/features/editor/results-block/index.tsx',
	'build/editor/ratings.js': 'src/features/editor/post-ratings-block/index.tsx',
	'build/editor/feedback.js': 'src/features/editor/feedback-panel/index.tsx',
};

/** `@/` is src/, as tsconfig.json says; a comment may give what is imported late a name. */
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?'(\.[^']+|@\/[^']+)'/g;

/** @returns {Map<string, string[]>} source path → built scripts */
export function builtScripts() {
	/** @type {Map<string, string[]>} */
	const scripts = new Map();
	for ( const [ script, entry ] of Object.entries( ENTRIES ) ) {
		for ( const path of reachedFrom( entry ) ) scripts.set( path, [ ...( scripts.get( path ) ?? [] ), script ] );
	}
	return scripts;
}

/**
 * @param {string} entry
 * @returns {Set<string>}
 */
function reachedFrom( entry ) {
	const reached = new Set( [ entry ] );
	for ( const path of reached ) {
		for ( const [ , target = '' ] of readFileSync( join( ROOT, path ), 'utf8' ).matchAll( IMPORT ) ) {
			const from = target.startsWith( '@/' ) ? join( 'src', target.slice( 2 ) ) : join( dirname( path ), target );
			const found = resolved( normalize( from ).replaceAll( '\\', '/' ) );
			if ( found !== undefined ) reached.add( found ); // A set goes on with what is added on the way.
		}
	}
	return reached;
}

/**
 * @param {string} path without its ending
 * @returns {string | undefined} none for a style sheet
 */
function resolved( path ) {
	return [ '.ts', '.tsx', '/index.ts', '/index.tsx' ]
		.map( ( ending ) => path + ending )
		.find( ( file ) => existsSync( join( ROOT, file ) ) );
}
