import { isObject, isSame } from '@/lib/is-same';

/** A field that both sides changed, by its path with ids as indexes, and each side's value; null if it was deleted. */
export interface Conflict {
	path: string;
	mine: unknown;
	theirs: unknown;
}

export type Note = ( conflict: Conflict ) => void;

export interface Sides< T > {
	base: T;
	mine: T;
	theirs: T;
}

/**
 * Merges the fields of an object one by one.
 *
 * @param depth how far objects in it are taken apart; 0 for a value that is one thing
 */
export function mergeFields< T >( { base, mine, theirs }: Sides< T >, path: string, depth: number, note: Note ): T {
	if ( isSame( mine, theirs ) || isSame( base, theirs ) ) {
		return mine;
	}
	if ( isSame( base, mine ) ) {
		return theirs;
	}
	if ( depth === 0 || ! isPlain( mine ) || ! isPlain( theirs ) ) {
		note( { path, mine, theirs } );
		return mine;
	}
	const names = new Set( [ ...Object.keys( mine ), ...Object.keys( theirs ) ] );
	const before: Record< string, unknown > = isPlain( base ) ? base : {};
	const fields = [ ...names ].map( ( name ) => {
		const sides = { base: before[ name ], mine: mine[ name ], theirs: theirs[ name ] };
		return [ name, mergeFields( sides, path === '' ? name : `${ path }.${ name }`, depth - 1, note ) ];
	} );
	const merged = Object.fromEntries( fields.filter( ( [ , value ] ) => value !== undefined ) ) as T;
	return isSame( merged, mine ) ? mine : merged;
}

function isPlain( value: unknown ): value is Record< string, unknown > {
	return isObject( value ) && ! Array.isArray( value );
}
