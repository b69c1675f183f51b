/**
 * Maps source files to the built scripts that contain them. WordPress's tools make one translation file for each script that a
 * string names (`wp i18n make-json`), and the site finds it by the script's path.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ROOT } from '../../dev/setup/paths.mjs';

/** Lazy screens count for the app's first script: includes/Admin/ScriptTranslations.php outputs all translations together. */
const ENTRIES = {
	'build/admin/index.js': 'src/index.tsx',
	'build/editor/block.js': 'src/features/editor/survey-block/index.tsx',
	'build/editor/panel.js': 'src/features/editor/page-panel/index.tsx',
	'build/editor/results.js': 'src/features/editor/results-block/index.tsx',
	'build/editor/ratings.js': 'src/features/editor/post-ratings-block/index.tsx',
	'build/editor/feedback.js': 'src/features/editor/feedback-panel/index.tsx',
};

/** `@/` is src/, as in tsconfig.json; a comment may name the chunk of a dynamic import. */
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
			if ( found !== undefined ) reached.add( found ); // Iterating a set includes items added meanwhile.
		}
	}
	return reached;
}

/**
 * @param {string} path without its extension
 * @returns {string | undefined} undefined for a style sheet
 */
function resolved( path ) {
	return [ '.ts', '.tsx', '/index.ts', '/index.tsx' ]
		.map( ( ending ) => path + ending )
		.find( ( file ) => existsSync( join( ROOT, file ) ) );
}
