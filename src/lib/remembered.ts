/** Makes a function that computes its result once for each object: for objects that never change. */
export function remembered< From extends object, Result >(
	compute: ( from: From ) => Result
): ( from: From ) => Result {
	const known = new WeakMap< From, Result >();
	return ( from ) => {
		const result = known.get( from ) ?? compute( from );
		known.set( from, result );
		return result;
	};
}
