import { parseArgs } from 'node:util';
import { SetupError } from './progress.mjs';

/**
 * Reads command-line options; an unknown one is an error that lists the known ones. --help prints them and exits.
 *
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} T
 * @param {T} options
 * @param {string} usage
 * @param {{ positionals?: boolean }} [extra]
 */
export function readOptions( options, usage, { positionals = false } = {} ) {
	refuseTakenByNpm( Object.keys( options ), usage );
	if ( process.argv.includes( '--help' ) ) {
		console.log( `The options are: ${ usage }` );
		process.exit( 0 );
	}
	try {
		return parseArgs( { options, allowPositionals: positionals, strict: true } );
	} catch ( error ) {
		throw new SetupError( error instanceof Error ? error.message : String( error ), `the options are: ${ usage }` );
	}
}

/**
 * Rejects options before the --: npm takes them, and only its environment variables show that they were given.
 *
 * @param {string[]} names
 * @param {string} usage
 */
function refuseTakenByNpm( names, usage ) {
	const taken = names.filter( ( name ) => process.env[ `npm_config_${ name }` ] !== undefined );
	if ( taken.length === 0 ) return;
	const script = process.env[ 'npm_lifecycle_event' ] ?? 'demo';
	throw new SetupError(
		`npm took ${ taken.map( ( name ) => `--${ name }` ).join( ' ' ) } for an option of its own.`,
		`put -- before the options: npm run ${ script } -- ${ usage }`
	);
}

/**
 * @template {string} T
 * @param {string} option
 * @param {string} value
 * @param {readonly T[]} allowed
 * @returns {T}
 */
export function oneOf( option, value, allowed ) {
	const found = allowed.find( ( each ) => each === value );
	if ( found === undefined )
		throw new SetupError( `--${ option } ${ value } is not known.`, `it is one of: ${ allowed.join( ', ' ) }` );
	return found;
}
