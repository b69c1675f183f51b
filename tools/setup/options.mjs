import { parseArgs } from 'node:util';
import { SetupError } from './progress.mjs';

/**
 * Command-line options, where an unknown one is an error that lists the known. --help prints them and ends.
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
 * Options before the -- are npm's: it keeps them for itself, and only its variables tell that they were there.
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
