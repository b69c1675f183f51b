/**
 * Returns JSON of the unmodified value, whatever a page's script has done to `toJSON`: Prototype 1.6 turns each list into text,
 * and an answer with several choices was refused.
 */
export const toJson = ( value: unknown ): string =>
	// The third argument gets the value after toJSON(), and `this` is the object that holds the value before it.
	JSON.stringify( value, function ( this: Record< string, unknown >, key ) {
		return this[ key ];
	} );
