import { parseArgs } from 'node:util';
import { SetupError } from './progress.mjs';

/**
 * Command-line options, where an unknown one is an error that lists the known.
 *
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} T
 * @param {T} options
 * @param {string} usage
 * @param {{ positionals?: boolean }} [extra]
 */
export function readOptions( options, usage, { positionals = false } = {} ) {
	try {
		return parseArgs( { options, allowPositionals: positionals, strict: true } );
	} catch ( error ) {
		throw new SetupError( error instanceof Error ? error.message : String( error ), `the options are: ${ usage }` );
	}
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
