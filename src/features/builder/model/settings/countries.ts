/**
 * Codes by the names that the reader's language has for them, in its order; a code that the browser knows no name of is its
 * own.
 */
export function countriesByName(
	codes: readonly string[],
	language: string | undefined
): ReadonlyMap< string, string > {
	const names = new Intl.DisplayNames( language, { type: 'region' } );
	const order = new Intl.Collator( language );
	return new Map(
		codes
			.map( ( code ) => [ names.of( code ) ?? code, code ] as const )
			.sort( ( [ one ], [ other ] ) => order.compare( one, other ) )
	);
}
