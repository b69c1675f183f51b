/**
 * JSON of a value as it is, whatever a script of the page has done to `toJSON`: Prototype 1.6 makes a text of each list,
 * and an answer with several choices was refused for it.
 */
export const toJson = ( value: unknown ): string =>
	// The third argument is called with the value after toJSON(), and with `this` as what holds the value before it.
	JSON.stringify( value, function ( this: Record< string, unknown >, key ) {
		return this[ key ];
	} );
