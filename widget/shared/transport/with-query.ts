/** Adds parameters. Without pretty permalinks an address already has a query (`/?rest_route=/…`), which they join. */
export const withQuery = ( address: string, query: string ): string =>
	address + ( address.includes( '?' ) ? '&' : '?' ) + query;
