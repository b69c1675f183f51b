import { attempt } from './attempt';

/**
 * Returns JSON of the unmodified value, whatever a page's script has done to `toJSON`: Prototype 1.6 turns each list into text,
 * and an answer with several choices was refused.
 */
export const toJson = ( value: unknown ): string =>
	// The third argument gets the value after toJSON(), and `this` is the object that holds the value before it.
	JSON.stringify( value, function ( this: Record< string, unknown >, key ) {
		return this[ key ];
	} );

/** Returns undefined if a text isn't what was expected: a browser may have cut it off, and other code can write it. */
export const parseJson = < Data >(
	text: string | null | undefined,
	isValid: ( data: Data ) => unknown
): Data | undefined =>
	attempt( () => {
		const data = JSON.parse( text ?? '' ) as Data;
		return isValid( data ) ? data : undefined;
	} );
