/** Compares by content. Identical objects are equal without a deep comparison. */
export function isSame( one: unknown, other: unknown ): boolean {
	if ( Object.is( one, other ) ) {
		return true;
	}
	if ( ! isObject( one ) || ! isObject( other ) || Array.isArray( one ) !== Array.isArray( other ) ) {
		return false;
	}
	const names = Object.keys( one );
	return (
		names.length === Object.keys( other ).length &&
		names.every( ( name ) => Object.hasOwn( other, name ) && isSame( one[ name ], other[ name ] ) )
	);
}

export function isObject( value: unknown ): value is Record< string, unknown > {
	return typeof value === 'object' && value !== null;
}
