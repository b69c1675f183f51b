/**
 * PHP contract → JSON Schema → TypeScript: writes src/contract/ from the shapes in includes/.
 *
 * `node tools/dev/contract.mjs` writes; `node tools/dev/contract.mjs --check` compares and exits 1 if the two differ.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { ROOT } from './setup/paths.mjs';

const target = join( ROOT, 'src/contract' );
const banner = '// Made by `npm run contract` from the shapes in includes/. Do not edit.\n';
const bannerOfRows =
	'// Made by `npm run contract` from the routes and actions that classes in includes declare. Do not edit.\n';

/**
 * @typedef {{ key: string, path: Record<string, string>, query: JsonSchema | null, body: JsonSchema | null, answer: JsonSchema | null }} Route
 * @typedef {{ key: string, nonce: string, body: JsonSchema | null, answer: JsonSchema | null }} Action
 * @typedef {Record<string, unknown> & { $ref?: string }} JsonSchema
 * @typedef {{ definitions: Record<string, JsonSchema>, routes: Route[], limits: Record<string, number | number[]>, question_types: Record<string, Record<string, unknown>>, basic_types: string[], actions: Action[], features: Record<string, { plan: string, addon: string | null }>, addons: Record<string, string>, countries: string[], toggle_icons: Record<string, string> }} Contract
 */

/** Facts of a question type that the widget needs; only the admin app needs the others. */
const ANSWERING = [ 'scale', 'max_length', 'allows_comment', 'advances_on_choice' ];

/** @type {Contract} */
const contract = JSON.parse(
	execFileSync( 'php', [ join( import.meta.dirname, 'contract.php' ) ], { encoding: 'utf8', maxBuffer: Infinity } )
);

/** @type {Record<string, string>} */
const files = {
	'types.ts': await types( contract ),
	'routes.ts': routes( contract.routes ),
	'limits.ts': `${ banner }export const LIMITS = ${ json( contract.limits ) } as const;\n`,
	'question-types.ts': questionTypes( contract ),
	'actions.ts': actions( contract.actions ),
	'features.ts': features( contract ),
	'toggle-icons.ts': `${ banner }/** Icon paths, on a grid of 24 pixels. */\nexport const TOGGLE_ICONS = ${ json( contract.toggle_icons ) } as const;\n`,
	'countries.ts': `${ banner }export const COUNTRIES: readonly string[] = '${ contract.countries.join( ' ' ) }'.split( ' ' );\n`,
};

if ( process.argv.includes( '--check' ) ) {
	check();
} else {
	mkdirSync( target, { recursive: true } );
	for ( const [ name, text ] of Object.entries( files ) ) {
		writeFileSync( join( target, name ), text );
	}
	console.log(
		`src/contract: ${ contract.routes.length } routes, ${ Object.keys( contract.definitions ).length } types.`
	);
}

/** @param {Contract} source */
async function types( source ) {
	const schema = {
		title: 'Contract',
		type: 'object',
		properties: {},
		additionalProperties: false,
		definitions: source.definitions,
	};
	const text = await compile( /** @type {any} */ ( schema ), 'Contract', {
		bannerComment: '',
		additionalProperties: false,
		unreachableDefinitions: true,
		ignoreMinAndMaxItems: true,
		style: { useTabs: true, singleQuote: true },
	} );
	// The wrapper only carries the definitions, and "reachable through definitions" notes don't help readers.
	return (
		banner +
		text
			.replace( /export interface Contract \{\}\n/, '' )
			.replace( /\/\*\*\n \* This interface was referenced by[\s\S]*?\*\/\n/g, '' )
	);
}

/** @param {Route[]} list */
function routes( list ) {
	const names = namesOfShapes();
	const rows = sorted( list ).map( ( { key, path, query, body, answer } ) => {
		const inPath = Object.entries( path ).map( ( [ name, type ] ) => `${ name }: ${ type }` );
		const parameters = inPath.length ? `{ ${ inPath.join( '; ' ) } }` : 'undefined';
		return `\t'${ key }': { path: ${ parameters }; query: ${ names.of( query ) }; body: ${ names.of( body ) }; answer: ${ names.of( answer ) } };\n`;
	} );
	return `${ bannerOfRows }${ names.imports() }export interface RouteMap {\n${ rows.join( '' ) }}\n`;
}

/** @param {Action[]} list */
function actions( list ) {
	const names = namesOfShapes();
	const rows = sorted( list ).map(
		( { key, nonce, body, answer } ) =>
			`\t'${ key }': { nonce: '${ nonce }'; body: ${ names.of( body ) }; answer: ${ names.of( answer ) } };\n`
	);
	return `${ bannerOfRows }${ names.imports() }export interface ActionMap {\n${ rows.join( '' ) }}\n`;
}

/**
 * Sorts routes by path, then by method, and actions by name, so that the order of features and controllers doesn't matter.
 *
 * @template {{ key: string }} Row
 * @param {Row[]} rows
 */
function sorted( rows ) {
	const place = ( /** @type {string} */ key ) => key.split( ' ' ).reverse().join( ' ' );
	return rows.toSorted( ( a, b ) => ( place( a.key ) < place( b.key ) ? -1 : 1 ) );
}

/** Returns the TypeScript names of shapes, and the import of the requested ones. */
function namesOfShapes() {
	const names = new Set();
	return {
		/** @param {JsonSchema | null} schema */
		of( schema ) {
			if ( schema === null ) {
				return 'undefined';
			}
			const name = ( schema.$ref ?? '' ).replace( '#/definitions/', '' );
			if ( name === '' ) {
				throw new Error( 'A shape in a table has no name: add ->named( … ) to it.' );
			}
			names.add( name );
			return name;
		},
		imports: () => `import type { ${ [ ...names ].sort().join( ', ' ) } } from './types';\n\n`,
	};
}

/** @param {Contract} source */
function features( source ) {
	return (
		`${ banner }/** Requirements of each feature. Only the server enforces them. */\nexport const FEATURES = ${ json( source.features ) } as const;\n\n` +
		`/** The lowest plan that has each add-on. */\nexport const ADDONS = ${ json( source.addons ) } as const;\n\n` +
		`export type Feature = keyof typeof FEATURES;\nexport type AddonSlug = keyof typeof ADDONS;\nexport type Plan = 'lite' | ( typeof FEATURES )[ Feature ][ 'plan' ];\n`
	);
}

/** @param {Contract} source */
function questionTypes( source ) {
	const facts = json( source.question_types );
	/** @param {boolean} isBasic */
	const answering = ( isBasic ) =>
		json(
			Object.fromEntries(
				Object.entries( source.question_types )
					.filter( ( [ type ] ) => source.basic_types.includes( type ) === isBasic )
					.map( ( [ type, all ] ) => [
						type,
						Object.fromEntries(
							ANSWERING.filter( ( fact ) => all[ fact ] ).map( ( fact ) => [ fact, all[ fact ] ] )
						),
					] )
			)
		);
	return `${ banner }export const QUESTION_TYPES = ${ facts } as const;

export type QuestionType = keyof typeof QUESTION_TYPES;

/** Types that only the extended bundle draws, see widget/extended.d.ts. */
export type ExtendedType =
	${ Object.keys( source.question_types )
		.filter( ( type ) => ! source.basic_types.includes( type ) )
		.map( ( type ) => `| '${ type }'` )
		.join( '\n\t' ) };

interface Answering {
	scale?: number;
	max_length?: number;
	allows_comment?: boolean;
	advances_on_choice?: boolean;
}

/** Facts about answering each type: everything that a visitor's browser gets. 0 and false are left out. */
export const ANSWERING: Record< Exclude< QuestionType, ExtendedType >, Answering > = ${ answering( true ) };

/** The same of types that only the extended bundle draws. */
export const EXTENDED_ANSWERING: Record< ExtendedType, Answering > = ${ answering( false ) };
`;
}

/** @param {unknown} value */
function json( value ) {
	return JSON.stringify( value, null, '\t' );
}

function check() {
	const stale = Object.entries( files ).filter( ( [ name, text ] ) => read( join( target, name ) ) !== text );
	if ( stale.length ) {
		console.error(
			`src/contract differs from the shapes in includes/ (${ stale.map( ( [ name ] ) => name ).join( ', ' ) }). Run: npm run contract`
		);
		process.exit( 1 );
	}
	console.log( 'src/contract is fresh.' );
}

/** @param {string} path */
function read( path ) {
	try {
		return readFileSync( path, 'utf8' );
	} catch {
		return '';
	}
}
