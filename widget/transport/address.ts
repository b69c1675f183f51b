/**
 * An address under the REST root. Without pretty permalinks the root is itself a query
 * (`/?rest_route=/userfeedback/v1/`), and then the parameters join it.
 */
export function address(
	root: string,
	path: string,
	query: ReadonlyArray< readonly [ string, string | number ] > = []
): string {
	const base = root + path;
	const pairs = query.map( ( [ name, value ] ) => `${ name }=${ encodeURIComponent( value ) }` ).join( '&' );
	return ! pairs ? base : base + ( base.includes( '?' ) ? '&' : '?' ) + pairs;
}
